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
    r"\bsettled?\b": {"zh_CN": "结算", "ms": "selesai"},
    r"\brefused?\b|\breject": {"zh_CN": "拒绝", "ms": "tolak"},
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


@pytest.mark.parametrize("language", ["zh_CN", "ms"])
def test_every_clause_says_the_same(book: RuleBook, language: str) -> None:
    missing = []
    pairs = zip(sentences(book, "en"), sentences(book, language), strict=True)
    for english, other in pairs:
        assert re.findall(r"\*\[.*?\]\*", english) == re.findall(r"\*\[.*?\]\*", other), other
        assert figures(english) == figures(other), (english, other)
        missing += [
            (turns_on, english, other)
            for turns_on, words in TURNS_ON.items()
            if re.search(turns_on, english, re.IGNORECASE)
            and not re.search(words[language], other, re.IGNORECASE)
        ]
    assert not missing
