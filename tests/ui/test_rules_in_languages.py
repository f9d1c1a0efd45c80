"""The rules of play say the same in every language: who decides, how often, what is not so, and by
which clause."""

import re

import pytest

from kiosk.rules.prose import rules_of_play
from kiosk.rules.prose.wording import Wording
from kiosk.rules.rulebook import RuleBook
from tests.ui.pseudo import TRANSLATIONS
from tests.ui.test_translations import Text, texts_of

RULES = {"Rules", "RuleBook"}
SAME = {
    "zh_CN": {
        r"\bdealer": "荷官",
        r"\bcasino supervisor": "赌场主管",
        r"\bgame supervisor": "游戏主管",
        r"\bsupervisor": "主管",
        r"\bTable Games Manager": "台面游戏经理",
        r"\bmanagement": "管理层",
        r"\binspector": "督察|监察",
        r"\bCommission": "委员会",
        r"\btournament director": "比赛总监",
        r"\bspins?\b": "旋转|开球",
        r"\brounds?\b": "局|一局",
        r"\bvoid\b": "作废",
        r"\breturned|\brefunded": "退",
        r"\bforfeited": "没收",
        r"\bfrozen|\bfreezing": "冻结",
        r"\bthree\b": "三",
        r"\bfour\b": "四",
        r"\bfive\b": "五",
        r"\bten\b": "十",
        r"\btwelve\b": "十二",
        r"\bdouble the\b": "两倍",
        r"\bat least\b": "至少",
        r"\bat most\b": "至多",
        r"\b(no|not|none|never|nobody|nothing|neither|cannot|without)\b": "[不无未没非否概除]",
    },
    "ms": {
        r"\bdealer": "[Kk]rupier",
        r"\bcasino supervisor": "[Pp]enyelia kasino",
        r"\bgame supervisor": "[Pp]enyelia permainan",
        r"\bsupervisor": "[Pp]enyelia",
        r"\bTable Games Manager": "Pengurus Permainan Meja",
        r"\bmanagement": "pengurusan",
        r"\binspector": "pemeriksa",
        r"\bCommission": "Suruhanjaya",
        r"\btournament director": "[Pp]engarah kejohanan",
        r"\bspins?\b": "[Pp]utar",
        r"\brounds?\b": "[Pp]using",
        r"\bvoid\b": "batal",
        r"\breturned|\brefunded": "dikembalikan",
        r"\bforfeited": "dilucuthak",
        r"\bfrozen|\bfreezing": "beku",
        r"\bdebited": "didebit",
        r"\bthree\b": "tiga",
        r"\bfour\b": "empat",
        r"\bfive\b": "lima",
        r"\bten\b": "sepuluh",
        r"\btwelve\b": "dua belas",
        r"\bdouble the\b": "dua kali",
        r"\bat least\b": "sekurang-kurangnya",
        r"\bat most\b": "paling banyak",
        r"\b(no|not|none|never|nobody|nothing|neither|cannot|without)\b": (
            "tidak|tiada|bukan|tanpa|belum|[Ss]esiapa pun"
        ),
    },
}
"""What stands for each English word, wherever the rules of play use it."""


def rules_texts(language: str) -> list[Text]:
    return [t for t in texts_of(TRANSLATIONS / f"{language}.ts") if t.context in RULES]


@pytest.mark.parametrize("language", SAME)
def test_who_how_many_and_what_not_are_the_same(language: str) -> None:
    wrong = [
        f"{text.source!r}: no {wanted!r} in {text.words!r}"
        for text in rules_texts(language)
        for english, wanted in SAME[language].items()
        if re.search(english, text.source) and not re.search(wanted, text.words, re.IGNORECASE)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", SAME)
def test_every_line_has_the_clauses_and_figures_of_the_english_one(
    book: RuleBook, language: str
) -> None:
    words = {(text.context, text.source): text.words for text in rules_texts(language)}

    def translate(context: str, text: str) -> str:
        return words.get((context, text), text)

    english, other = (
        # The first lines name the document, whose date has its month in figures in Chinese.
        rules_of_play(book, wording).splitlines()[3:]
        for wording in (Wording(), Wording(translate))
    )
    assert len(english) == len(other)
    for line, translated in zip(english, other, strict=True):
        assert re.findall(r"\*\[.*?\]\*", line) == re.findall(r"\*\[.*?\]\*", translated)
        figures, there = (sorted(re.findall(r"\d+", each)) for each in (line, translated))
        assert figures == there, f"{line}\n{translated}"
