"""The full scene drawn the plain way: all of it every frame, one picture after the other, each turned anew."""

from collections.abc import Iterator
from math import degrees

import pygame

from qwitch.stage.cards import Back, Face
from qwitch.stage.choreography import party_colours
from qwitch.stage.fonts import Fonts, Typeface
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Blit
from qwitch.stage.sprite import CardSprite
from scripts._bench.scene import BOXES, TEXTS, FullScene


class NaiveDrawing:
    """Draws a scene on any surface without remembering anything but upright pictures, all drawn beforehand."""

    def __init__(self, scene: FullScene, kit: Kit) -> None:
        """Draw this scene with upright pictures from this kit."""
        self._scene, self._kit, self._ground = scene, kit, kit.table("race").whole()
        self._font = Fonts().get(Typeface.DISPLAY, kit.viewport.px(26))
        self._papers = {colour: self._paper(colour) for colour in party_colours(scene.theme)}

    def _paper(self, colour: tuple[int, int, int]) -> pygame.Surface:
        side = self._kit.viewport.px(20)
        piece = pygame.Surface((side * 2 // 3, side), pygame.SRCALPHA)
        piece.fill(colour)
        return piece

    def draw(self, target: pygame.Surface) -> None:
        """One frame."""
        target.blit(self._ground, (0, 0))
        for picture, place in self._still():
            target.blit(picture, place)
        for sprite in [*self._scene.cards, *self._scene.turning]:
            for picture, place in self._card(sprite):
                target.blit(picture, place)
        for particle, age_s, x, y in self._scene.particles:
            turned = pygame.transform.rotozoom(self._papers[particle.colour], degrees(particle.spin * age_s), 1)
            target.blit(turned, turned.get_rect(center=self._kit.viewport.to_px((x, y))))
        for text, box in zip(TEXTS, BOXES, strict=True):
            written = self._font.render(text, True, self._kit.palette.accent)
            target.blit(written, written.get_rect(center=self._kit.viewport.to_px(box.centre)))

    def _still(self) -> Iterator[Blit]:
        """What lies and is no single card: it needs no turning."""
        return self._scene.furniture(self._kit)

    def _card(self, sprite: CardSprite) -> Iterator[Blit]:
        """Its shadow and its picture, both turned from upright ones."""
        kit, pose = self._kit, sprite.pose
        side: Face | Back = sprite.front if isinstance(sprite.front, Face) and pose.face >= 0.5 else sprite.back
        height = kit.viewport.px(pose.height)
        x, y = kit.viewport.to_px((pose.x, pose.y))
        for upright in (kit.art.shadows.of(height, pose.lift), kit.art.side(side, height)):
            turned = pygame.transform.rotozoom(upright, pose.angle, 1 + 0.1 * pose.lift)
            yield turned, turned.get_rect(center=(x, y)).topleft
