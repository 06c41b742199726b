"""What the program is compared with: `python -m scripts._bench.plain MODE WxH`.

Modes: "loop" is a plain loop that reads its events sixty times a second, "minimal" the least that shows a picture,
"flips" brings frames to the screen in SDL's way and in the program's, in turn.
"""

import json
import os
import sys
from statistics import median
from time import perf_counter, process_time

import pygame

from qwitch.stage.window import ACCELERATION

ROUNDS = 4
FLIPS = 15


def tell(**values: object) -> None:
    print(json.dumps(values), flush=True)


def loop(size: tuple[int, int]) -> None:
    """Every press changes the colour of a square in the corner; frames go to the screen as the program's do."""
    os.environ[ACCELERATION] = "0"
    pygame.display.init()
    screen = pygame.display.set_mode(size)
    ground, clock, on = screen.copy(), pygame.time.Clock(), False
    while True:
        for event in pygame.event.get():
            if event.type == pygame.KEYDOWN:
                tell(key=perf_counter())
                on = not on
        screen.blit(ground, (0, 0))
        pygame.draw.rect(screen, (200, 40, 40) if on else (40, 200, 40), (0, 0, 120, 120))
        pygame.display.flip()
        clock.tick(60)


def minimal(size: tuple[int, int]) -> None:
    """A window and one frame."""
    pygame.init()
    screen = pygame.display.set_mode(size)
    screen.fill((200, 120, 40))
    pygame.display.flip()
    while pygame.event.wait().type != pygame.QUIT:
        pass


def flips(size: tuple[int, int]) -> None:
    """Median times of a flip, in seconds, waited and worked: SDL's default, then the program's way."""
    told: dict[str, float] = {}
    found: dict[str, list[list[float]]] = {"default": [[], []], "plain": [[], []]}
    for number in range(2 * ROUNDS):
        way = ("default", "plain")[number % 2]
        os.environ.pop(ACCELERATION, None)
        if way == "plain":
            os.environ[ACCELERATION] = "0"
        pygame.display.init()
        screen = pygame.display.set_mode(size)
        for frame in range(FLIPS):
            screen.fill((frame * 9, 60, 60))
            waited, worked = perf_counter(), process_time()
            pygame.display.flip()
            found[way][0].append(perf_counter() - waited)
            found[way][1].append(process_time() - worked)
        pygame.display.quit()
    for way, (waits, works) in found.items():
        told |= {f"{way}_s": median(waits), f"{way}_cpu_s": median(works)}
    tell(**told)


if __name__ == "__main__":
    width, height = map(int, sys.argv[2].split("x"))
    {"loop": loop, "minimal": minimal, "flips": flips}[sys.argv[1]]((width, height))
