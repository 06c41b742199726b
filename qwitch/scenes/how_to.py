"""How to play: the lessons, and the rules of both editions."""

from qwitch.engine.setup import EDITIONS
from qwitch.scenes.drills import DrillsScene
from qwitch.scenes.lesson import LessonScene
from qwitch.scenes.lesson_plan import lessons
from qwitch.scenes.panel_scene import PanelScene
from qwitch.scenes.rules_page import RulesScene
from qwitch.scenes.scene import Change, Pop, Push
from qwitch.stage.kit import Kit
from qwitch.stage.painter import Picture
from qwitch.stage.widgets.button import Button
from qwitch.stage.widgets.panel import Panel
from qwitch.table import Box

LEFT, RIGHT, WIDTH, TOP, ROW, HEIGHT = 140, 850, 610, 200, 84, 66


class HowToScene(PanelScene):
    """Pick a lesson, or read the rules."""

    def build(self) -> Panel:
        """Lessons on the left, rules on the right; the first lesson not yet seen has the focus."""
        tr, seen = self.desk.tr, self.desk.settings.seen
        course = lessons(tr)
        buttons = [
            Button(
                f"lesson {place}",
                Box(LEFT, TOP + ROW * place, WIDTH, HEIGHT),
                f"{place + 1}. {lesson.title}",
                tr("learned") if seen(lesson.word) else "",
                "left",
            )
            for place, lesson in enumerate(course)
        ]
        names = {"tin": tr("Rules: tin edition"), "boxed": tr("Rules: boxed edition")}
        rules = [
            Button(f"rules {edition}", Box(RIGHT, TOP + ROW * place, WIDTH, HEIGHT), names[edition])
            for place, edition in enumerate(EDITIONS)
        ]
        drills = Button("drills", Box(RIGHT, TOP + ROW * 3, WIDTH, HEIGHT), tr("Drills"), tr("get quicker"))
        back = Button("back", Box(RIGHT, TOP + ROW * (len(course) - 1), WIDTH, HEIGHT), tr("Back"))
        first = next((place for place, lesson in enumerate(course) if not seen(lesson.word)), 0)
        return Panel([*buttons, *rules, drills, back], focus=f"lesson {first}")

    def enter(self, now_s: float) -> None:
        """After a lesson the next one has the focus."""
        self.panel = self.build()

    def chosen(self, word: str) -> Change:
        """Play a lesson, read rules, or go back."""
        kind, _, what = word.partition(" ")
        match kind:
            case "lesson":
                return Push(LessonScene(self.desk, int(what)))
            case "drills":
                return Push(DrillsScene(self.desk))
            case "rules":
                return Push(RulesScene(self.desk, what))
        return Pop()

    def picture(self, kit: Kit, now_s: float, alpha: float) -> Picture:
        """The title and both columns."""
        self.sees(kit)
        title = kit.heading(self.desk.tr("How to play"), 112)
        return Picture(kit.table("kids"), [*kit.veil(80), title, *self.panel.blits(kit)])
