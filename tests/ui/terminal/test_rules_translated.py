"""Chinese and Malay rules say the same as the English ones, clause by clause: the same clauses and
figures, and whatever an English sentence turns on has its word in the other one too."""

import re

import pytest

from kiosk.rules.prose import rules_of_play
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.language import Languages

TURNS_ON = {
    r"\bvoid\b|\binvalid": {"zh_CN": "作废|无效", "ms": "batal|tidak sah"},
    r"\breturn(ed)?\b|go(es)? back|refund|taken back": {
        "zh_CN": "退回|退还|收回|取回",
        "ms": "kembali|balik",
    },
    r"\bsettled?\b": {"zh_CN": "结算", "ms": "selesai|menyelesai"},
    r"\brefused?\b|\breject": {"zh_CN": "拒绝", "ms": "tolak|menolak"},
    r"withh[eo]ld|\bheld\b": {"zh_CN": "暂扣", "ms": "tahan|menahan"},
    r"\bfrozen\b": {"zh_CN": "冻结", "ms": "beku"},
    r"\bforfeit": {"zh_CN": "没收", "ms": "lucut|rampas"},
    r"\bminimum\b": {"zh_CN": "最低", "ms": "minimum"},
    r"\bmaximum\b": {"zh_CN": "最高", "ms": "maksimum"},
    r"\bunits?\b": {"zh_CN": "单位", "ms": "unit"},
    r"\bnotice\b|\bnotified\b|\bannounce": {
        "zh_CN": "通知|宣布|提示",
        "ms": "notis|maklum|umum",
    },
    r"\bnot\b|\bno\b|\bnever\b|\bnobody\b|\bnothing\b|\bcannot\b": {
        "zh_CN": "不|未|无|没|停止",
        "ms": "tidak|tiada|jangan|bukan|tanpa|batal|ditutup",
    },
    r"\bmay\b": {"zh_CN": "可|能|得", "ms": "boleh|dapat|mungkin"},
    r"\bonly\b": {"zh_CN": "只|仅|才|唯", "ms": "hanya|sahaja"},
    r"\ball players\b": {"zh_CN": "全体玩家|所有玩家", "ms": "semua pemain"},
    r"\bmanage": {"zh_CN": "管理|经理", "ms": "urus"},
    r"\bsupervisor": {"zh_CN": "主管", "ms": "penyelia"},
    r"\binspector": {"zh_CN": "督察|监察|检查", "ms": "pemeriksa|inspektor"},
    r"\bdealer\b": {"zh_CN": "荷官", "ms": "krupier"},
    r"\brecords?\b": {"zh_CN": "记录", "ms": "rekod"},
    r"\bbefore\b": {"zh_CN": "前|先", "ms": "sebelum|terdahulu|lama"},
    r"\bafter\b": {"zh_CN": "后|再|之|过|经|时|提前", "ms": "selepas|setelah|apabila|lepas"},
    r"\bmalfunction": {"zh_CN": "故障", "ms": "rosak"},
    r"\blater\b|\blonger\b": {"zh_CN": "后|延长", "ms": "kemudian|selepas|lama|seterusnya"},
}


def sentences(book: RuleBook, code: str) -> list[str]:
    """Without the name of the document, whose date each language writes its own way, and without
    the picture of the cloth."""
    before, _, after = rules_of_play(book, Languages().wording(code)).split("```")
    return (before + after).split("\n## ", 1)[1].splitlines()


def figures(sentence: str) -> list[str]:
    """But for the marks of thousands and of decimals, which are the language's own."""
    return sorted(re.findall(r"\d+", re.sub(r"(?<=\d)[.,](?=\d)", "", sentence)))


MARKS = {"en": r"[.;](?=\s|$)", "zh_CN": "[。\N{FULLWIDTH SEMICOLON};]", "ms": r"[.;](?=\s|$)"}
SHORTEST = {"zh_CN": 0.17, "ms": 0.65}
"""Of an English sentence: a translation that has less has left something out."""
ENOUGH = 40
"""Letters of a sentence whose length says anything."""
LANGUAGES = pytest.mark.parametrize("language", ["zh_CN", "ms"])


def bare(sentence: str) -> str:
    """Without clauses and figures."""
    return re.sub(r"\*[\[(].*?[\])]\*|\d[\d.,]*", "", sentence).strip(" -|")


def parts(sentence: str, language: str) -> list[str]:
    return [
        part
        for part in re.split(MARKS[language], bare(sentence))
        if part.strip(" *:\N{FULLWIDTH COLON}")
    ]


def differences(english: str, other: str, language: str) -> list[str]:
    """What one of them says and the other does not."""
    found = []
    if re.findall(r"\*\[.*?\]\*", english) != re.findall(r"\*\[.*?\]\*", other):
        found.append("clauses")
    if figures(english) != figures(other):
        found.append("figures")
    if len(parts(other, language)) < len(parts(english, "en")):
        found.append("a sentence is missing")
    long = len(bare(english)) > ENOUGH
    if long and len(bare(other)) < SHORTEST[language] * len(bare(english)):
        found.append("too short")
    return found + [
        turns_on
        for turns_on, words in TURNS_ON.items()
        if re.search(turns_on, english, re.IGNORECASE)
        and not re.search(words[language], other, re.IGNORECASE)
    ]


def pairs(book: RuleBook, language: str) -> list[tuple[str, str]]:
    return [*zip(sentences(book, "en"), sentences(book, language), strict=True)]


@LANGUAGES
def test_every_clause_says_the_same(book: RuleBook, language: str) -> None:
    wrong = [
        (found, english, other)
        for english, other in pairs(book, language)
        if (found := differences(english, other, language))
    ]
    assert not wrong


@LANGUAGES
def test_two_clauses_that_differ_are_not_translated_alike(book: RuleBook, language: str) -> None:
    said: dict[str, set[str]] = {}
    for english, other in pairs(book, language):
        if len(bare(english)) > ENOUGH and not english.startswith("|"):
            said.setdefault(bare(other), set()).add(bare(english))
    assert [alike for alike in said.values() if len(alike) > 1] == []


@LANGUAGES
def test_a_translation_that_leaves_out_a_half_is_found(book: RuleBook, language: str) -> None:
    """The check itself bites, in every paragraph of more than one sentence."""
    for english, other in pairs(book, language):
        clauses = "".join(re.findall(r"\*[\[(].*?[\])]\*", other))
        there = parts(other, language)
        if english.startswith("|") or len(there) != len(parts(english, "en")):
            continue
        for left_out in range(len(there)) if len(there) > 1 else ():
            end = "。" if language == "zh_CN" else ". "
            rest = end.join(part for n, part in enumerate(there) if n != left_out)
            assert differences(english, f"{rest}{end} {clauses}", language), (left_out, other)


WHOLE = {
    # What a document says and an earlier page left out, in the words of each language.
    ("S3", "6.12"): {"zh_CN": "退还|返还", "ms": "pulang|kembali"},
    ("S3", "6.13"): {"zh_CN": "拒绝", "ms": "enggan|tolak"},
    ("S3", "7.4"): {"zh_CN": "彩色筹码", "ms": "warna"},
    ("S3", "1.1 Max Bet"): {"zh_CN": "赌场自行|本赌场|自己", "ms": "rumah|kasino"},
    ("S0", "8.8.8"): {"zh_CN": "退还.*监察", "ms": "menuntut.*pemeriksa"},
    ("S0", "8.8.2"): {"zh_CN": "管理", "ms": "urus"},
    ("S4", "4.2"): {"zh_CN": "有效", "ms": "sah"},
    ("S1", "5.4"): {"zh_CN": "破|损", "ms": "rosak|pecah"},
}


@LANGUAGES
def test_what_was_left_out_before_is_there_in_every_language(book: RuleBook, language: str) -> None:
    lines = sentences(book, language)
    for (document, clause), words in WHOLE.items():
        if document != book.terms.document.id:
            continue
        cited = [line for line in lines if re.search(rf"[\[ ]{re.escape(clause)}[,\]]", line)]
        assert any(re.search(words[language], line) for line in cited), (clause, cited)
