"""A bundle proves one round or case to whoever was not there, and shows every change to it."""

import datetime
import re
import shutil
import stat
from io import BytesIO
from pathlib import Path
from random import Random
from zipfile import ZIP_DEFLATED, ZipFile

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from kiosk.audit.bundle import bundle_report, compare_bundle
from kiosk.game import facts as f
from kiosk.game.table import commands as sgc
from kiosk.journal.record import Head
from kiosk.link.authority import Authority, AuthorityError
from kiosk.link.signing_key import fingerprint
from kiosk.link.tls import CredentialsError
from kiosk.records.bundle import contents as c
from kiosk.records.bundle.archive import NotABundleError, pack, unpack
from kiosk.records.bundle.export import sealed
from kiosk.records.bundle.keys import Signer, certified_signer, own_signer
from kiosk.records.bundle.selection import BRIDGE_MAX
from kiosk.records.folder import RecordsError
from kiosk.records.words import numbers_in
from tests.audit.days import evening as evening_of_services
from tests.audit.evenings import evening
from tests.conftest import BOOKS
from tests.records.bundles import SIGNER, Forgery, audited, bundle, findings
from tests.records.nights import NUMBER, OTHER_NUMBER, Night, hard_night, opened, write

NOW = datetime.datetime(2026, 11, 16, tzinfo=datetime.UTC)
replace = msgspec.structs.replace
ROUNDS = (1, 2, 3, 4, 5)


@pytest.fixture(scope="module")
def third(hard: Path) -> bytes:
    """Round 3 of the hard night: settled, corrected, money withheld, a case refused."""
    return bundle(hard, round_=3)


# ---- Honest ones -------------------------------------------------------------------------------


@pytest.mark.parametrize("book", BOOKS)
def test_rounds_of_an_evening_pass(book: str, tmp_path: Path) -> None:
    folder = write(tmp_path / "evening", evening(book, rounds=12))
    for number in range(1, 13):
        assert findings(bundle(folder, round_=number), tmp_path) == []


@pytest.mark.parametrize("number", ROUNDS)
def test_rounds_of_a_hard_night_pass(number: int, hard: Path, tmp_path: Path) -> None:
    assert findings(bundle(hard, round_=number), tmp_path) == []


def test_rounds_of_an_evening_in_which_everything_goes_wrong_pass(
    faulty: Path, tmp_path: Path
) -> None:
    named = 0
    for number in range(1, 21):
        told = audited(bundle(faulty, round_=number), tmp_path)
        assert told.findings == []
        named += any("name facts of another, by their hash" in what for what in told.proven)
    assert named > 10, "only a round in which nobody wagered has none"


def test_a_case_holds_its_round_and_its_answer(hard: Path, tmp_path: Path) -> None:
    content = bundle(hard, case="owed 2 2")
    told = audited(content, tmp_path)
    assert told.findings == []
    assert told.manifest is not None
    subject = told.manifest.subject
    assert (subject.round, subject.seat, subject.cases) == (2, "2", ("owed 2 2",))
    assert [part.seat for part in told.manifest.journals] == ["", "2"]
    assert "gone" in unpack(content)[c.SUMMARY].decode()


def test_a_case_of_money_set_aside_finds_its_round_at_the_terminal(
    hard: Path, tmp_path: Path
) -> None:
    """The table knows no round of it: only the terminal's correction names the case."""
    with opened(hard) as journals:
        facts = [f.decode(record.body) for record in journals.table.journal.records()]
    case = next(x.case for x in facts if isinstance(x, f.CaseOpened) and x.withhold)
    content = bundle(hard, case=case)
    assert findings(content, tmp_path) == []
    manifest = c.decode_manifest(unpack(content)[c.MANIFEST])
    assert manifest.subject.round == 3
    text = unpack(content)[c.SUMMARY].decode()
    assert "a forged ticket" in text and "case refused" in text


def test_it_says_what_it_proves_and_what_it_cannot(third: bytes, tmp_path: Path) -> None:
    text = bundle_report(audited(third, tmp_path))
    for words in ("signed by the key", "computed again", "word for word", "up to the head"):
        assert words in text.split("It cannot prove:")[0]
    for words in ("that the key is the table's", "facts that are not in here", "the ball lay"):
        assert words in text.split("It cannot prove:")[1]


def test_the_same_round_gives_the_same_bytes(hard: Path, third: bytes) -> None:
    assert bundle(hard, round_=3) == third


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ({"round_": 99}, "there is no round 99; the table's journal holds rounds 1 to 5"),
        ({"case": "nothing"}, "there is no case 'nothing'; the table's journal holds: 'owed 2 2'"),
    ],
)
def test_what_is_not_there_is_named(hard: Path, asked: dict[str, int | str], words: str) -> None:
    with pytest.raises(RecordsError, match=words):
        bundle(hard, **asked)  # type: ignore[arg-type]


def test_a_round_under_way_is_a_bundle_that_proves_no_settlement(tmp_path: Path) -> None:
    night = Night(BOOKS["crown-single-zero"], seats=1, seed=1)
    night.order(sgc.OpenRound(30))
    told = audited(bundle(write(tmp_path / "night", night.journals()), round_=1), tmp_path)
    assert told.findings == []
    assert any("the round was under way" in what for what in told.open)


def test_a_table_whose_terminals_are_elsewhere_proves_its_own_side(
    hard: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "table"
    folder.mkdir()
    shutil.copy(hard / "table.db", folder)
    told = audited(bundle(folder, round_=2), tmp_path)
    assert told.findings == []
    assert any("settlements the table expected, computed again" in what for what in told.proven)
    assert not any("terminal" in what for what in told.proven)


# ---- Changed bytes -----------------------------------------------------------------------------


def test_any_flipped_byte_of_the_file_is_found(third: bytes, tmp_path: Path) -> None:
    """Also those of the ZIP itself, which no member's hash covers."""
    random = Random(5)
    places = {*range(0, len(third), 53), *range(200), *range(len(third) - 900, len(third))}
    for place in sorted(places):
        changed = bytearray(third)
        changed[place] ^= 1 << random.randrange(8)
        assert findings(bytes(changed), tmp_path), f"byte {place}"


def test_any_flipped_byte_of_a_member_is_found_in_a_sound_file(
    third: bytes, tmp_path: Path
) -> None:
    random = Random(6)
    members = unpack(third)
    for name, content in members.items():
        step = max(1, len(content) // 60)
        for place in range(0, len(content), step):
            changed = bytearray(content)
            changed[place] ^= 1 << random.randrange(8)
            forged = pack({**members, name: bytes(changed)})
            found = findings(forged, tmp_path)
            assert found, f"{name}, byte {place}"
            assert "cannot have happened" not in found[0], "found by the hashes, not by chance"


@pytest.mark.parametrize("cut", [0, 1, 22, 1000, -1])
def test_a_file_that_is_cut_or_longer_is_found(third: bytes, cut: int, tmp_path: Path) -> None:
    assert findings(third[:cut], tmp_path)
    assert findings(third + third[: abs(cut) + 1], tmp_path)
    assert findings(b"#!/bin/sh\n" + third, tmp_path)


def test_members_that_are_missing_added_or_moved_are_found(third: bytes, tmp_path: Path) -> None:
    members = unpack(third)
    for name in members:
        left = {other: content for other, content in members.items() if other != name}
        assert findings(pack(left), tmp_path), name
    assert "signed and not there" in findings(pack({**members, "more.txt": b""}), tmp_path)[0]


def test_a_compressed_archive_is_no_bundle(third: bytes) -> None:
    out = BytesIO()
    with ZipFile(out, "w", ZIP_DEFLATED) as archive:
        for name, content in unpack(third).items():
            archive.writestr(name, content)
    with pytest.raises(NotABundleError, match="is compressed"):
        unpack(out.getvalue())


# ---- Forged by somebody who has the key --------------------------------------------------------


def test_a_forgery_that_changes_nothing_passes(third: bytes, tmp_path: Path) -> None:
    """So that the others are found for what they change."""
    forged = Forgery.of(third).change("facts/2.jsonl", lambda fact: fact).summed_up()
    assert forged.signed() == third
    assert findings(forged.signed(), tmp_path) == []


def more_won(fact: f.AnyFact) -> f.AnyFact:
    won = isinstance(fact, f.RoundSettled) and fact.round == 3
    return replace(fact, winnings_cents=fact.winnings_cents + 100) if won else fact


def other_number(fact: f.AnyFact) -> f.AnyFact:
    return replace(fact, outcome="14") if isinstance(fact, f.ResultCorrected) else fact


def other_slip(fact: f.AnyFact) -> f.AnyFact:
    here = isinstance(fact, f.SlipTaken) and (fact.round, fact.seat) == (3, "2")
    return replace(fact, stakes={"straight:11": 900}) if here else fact


def no_pocket(fact: f.AnyFact) -> f.AnyFact:
    return replace(fact, outcome="99") if isinstance(fact, f.ResultConfirmed) else fact


def expects_more(fact: f.AnyFact) -> f.AnyFact:
    here = isinstance(fact, f.SettlementReported) and fact.round == 3
    return replace(fact, expected_cents=fact.expected_cents + 1) if here else fact


def unknown_wager(fact: f.AnyFact) -> f.AnyFact:
    here = isinstance(fact, f.WageringEnded) and fact.round == 3
    return replace(fact, stakes={"straight:99": 1_000}) if here else fact


@pytest.mark.parametrize(
    ("member", "change", "words"),
    [
        ("facts/2.jsonl", more_won, "on 13 it is 0.00 won and 0.00 returned, not 1.00 won"),
        ("facts/table.jsonl", other_number, "which the table never confirmed"),
        ("facts/table.jsonl", other_slip, "the table registered another slip"),
        ("facts/table.jsonl", no_pocket, "there is no pocket '99' on the wheel"),
        ("facts/table.jsonl", expects_more, "is due 0.00 on 13, not 0.01"),
        ("facts/2.jsonl", unknown_wager, "a wager that the rule book has not"),
    ],
)
def test_facts_that_the_engine_would_not_decide_are_named(
    third: bytes, member: str, change: object, words: str, tmp_path: Path
) -> None:
    forged = Forgery.of(third).change(member, change)  # type: ignore[arg-type]
    found = findings(forged.signed(), tmp_path)
    assert any(words in line for line in found), found


def test_a_fact_left_out_put_in_or_moved_is_found(third: bytes, tmp_path: Path) -> None:
    member = "facts/2.jsonl"
    records = Forgery.of(third).records(member)
    tenth = records[9].seq
    for changed, words in (
        ([*records[:9], *records[10:]], f"fact {tenth} is missing"),
        ([*records[:9], records[10], records[9], *records[11:]], f"fact {tenth} is missing"),
        ([*records, records[-1]], "1 facts belong to no piece"),
        (records[:-1], "is missing"),
        ([*records[:9], records[9]._replace(at_ms=1), *records[10:]], f"{tenth} does not follow"),
        ([], "fact 1 is missing"),
    ):
        forged = Forgery.of(third)
        forged.members[member] = c.encode_facts(changed)
        (found,) = findings(forged.signed(), tmp_path)
        assert words in found and member in found


def test_a_chain_of_another_machine_or_to_another_head_is_found(
    third: bytes, tmp_path: Path
) -> None:
    def with_part(**changes: object) -> bytes:
        forged = Forgery.of(third)
        parts = [
            replace(part, **changes) if part.seat == "2" else part
            for part in forged.manifest.journals
        ]
        forged.manifest = replace(forged.manifest, journals=tuple(parts))
        return forged.signed()

    assert "does not begin as a journal of 7" in findings(with_part(machine="7"), tmp_path)[0]
    assert "another seat or rule book" in findings(with_part(seat="1"), tmp_path)[0]
    assert "not the head" in findings(with_part(head_hash="00" * 32), tmp_path)[0]
    assert "out of order" in findings(with_part(head_seq=3), tmp_path)[0]
    assert "first fact of the journal" in findings(with_part(pieces=()), tmp_path)[0]
    piece = c.Piece(first=1, last=5, before="zz")
    assert "cannot be read" in findings(with_part(pieces=(piece,)), tmp_path)[0]


def test_a_head_that_the_other_side_has_seen_otherwise_is_found(
    faulty: Path, tmp_path: Path
) -> None:
    """The table's journal is forged as a whole, yet the terminals remember its hashes."""

    def later(fact: f.AnyFact) -> f.AnyFact:
        return replace(fact, period_s=21) if isinstance(fact, f.RoundOpened) else fact

    forged = Forgery.of(bundle(faulty, round_=6)).change("facts/table.jsonl", later).summed_up()
    found = findings(forged.signed(), tmp_path)
    assert any("it has seen another journal than the one here" in line for line in found)


def test_a_summary_that_says_something_else_is_found(third: bytes, tmp_path: Path) -> None:
    forged = Forgery.of(third)
    forged.members[c.SUMMARY] = forged.members[c.SUMMARY].replace(b"13 black", b"14 red")
    assert "summary.txt does not say what the facts say" in findings(forged.signed(), tmp_path)[0]


def test_another_rule_book_is_found(third: bytes, tmp_path: Path) -> None:
    forged = Forgery.of(third)
    forged.members[c.RULEBOOK] += b"\n"
    assert "rulebook.toml is not the rule book" in findings(forged.signed(), tmp_path)[0]
    forged.members[c.RULEBOOK] = b"nothing = true"
    assert "no rule book" in findings(forged.signed(), tmp_path)[0]


def test_a_round_without_its_opening_is_found(third: bytes, tmp_path: Path) -> None:
    forged = Forgery.of(third)
    forged.manifest = replace(forged.manifest, subject=c.Subject(round=77))
    assert "the opening of round 77 is not there" in findings(forged.signed(), tmp_path)[0]


def test_a_bundle_without_a_table_is_found(third: bytes, tmp_path: Path) -> None:
    forged = Forgery.of(third)
    forged.manifest = replace(forged.manifest, journals=())
    assert "the journal of one table" in findings(forged.signed(), tmp_path)[0]


# ---- Whose key it is ---------------------------------------------------------------------------


def test_a_bundle_signed_by_another_key_is_not_the_tables(third: bytes, tmp_path: Path) -> None:
    stranger = Signer(Ed25519PrivateKey.generate())
    forged = Forgery.of(third)
    forged.manifest = replace(forged.manifest, key=Forgery.of(forged.signed(stranger)).manifest.key)
    content = forged.summed_up().signed(stranger)
    assert findings(content, tmp_path) == [], "it is sound in itself"
    (found,) = audited(content, tmp_path, SIGNER.public_pem).findings
    assert "not signed with the key, or under the authority, that you trust" in str(found)
    assert audited(third, tmp_path, SIGNER.public_pem).findings == []


def test_the_tables_key_is_made_once_and_kept_from_others(tmp_path: Path) -> None:
    first = own_signer(tmp_path)
    private = tmp_path / "bundle.key"
    assert stat.S_IMODE(private.stat().st_mode) == 0o600
    assert own_signer(tmp_path).public_pem == first.public_pem
    assert (tmp_path / "bundle.pub").read_bytes() == first.public_pem
    private.chmod(0o644)
    with pytest.raises(CredentialsError, match="others may read it"):
        own_signer(tmp_path)
    private.chmod(0o600)
    private.write_text("no key")
    with pytest.raises(CredentialsError, match="not a private key"):
        own_signer(tmp_path)


def test_an_authority_vouches_for_the_key(hard: Path, tmp_path: Path) -> None:
    folder = tmp_path / "authority"
    Authority.make(folder, now=NOW, randbits=Random(1).getrandbits)
    signer = certified_signer(folder, now=NOW, randbits=Random(2).getrandbits)
    again = certified_signer(folder, now=NOW, randbits=Random(3).getrandbits)
    assert (again.public_pem, again.certificate) == (signer.public_pem, signer.certificate)
    content = bundle(hard, round_=1, signer=signer)
    told = audited(content, tmp_path, (folder / "authority.pem").read_bytes())
    assert told.findings == []
    assert "your authority vouches" in " ".join(told.proven)
    other = tmp_path / "other"
    Authority.make(other, now=NOW, randbits=Random(4).getrandbits)
    assert audited(content, tmp_path, (other / "authority.pem").read_bytes()).findings
    forged = Forgery.of(content)
    forged.members[c.AUTHORITY] = (other / "authority.pem").read_bytes()
    (found,) = findings(forged.signed(signer), tmp_path)
    assert "was not issued by the authority" in found
    forged.members[c.AUTHORITY] = (folder / "authority.pem").read_bytes()
    (found,) = findings(forged.signed(SIGNER), tmp_path)
    assert "certificate.pem is that of another key" in found
    forged.members[c.CERTIFICATE] = (folder / "table.pem").read_bytes()
    assert "certificate.pem is" in findings(forged.signed(signer), tmp_path)[0]
    del forged.members[c.CERTIFICATE]
    assert "it has no certificate.pem" in findings(forged.signed(signer), tmp_path)[0]


def test_no_authority_no_certificate(tmp_path: Path) -> None:
    with pytest.raises((CredentialsError, AuthorityError), match=r"authority\.pem"):
        certified_signer(tmp_path, now=NOW, randbits=Random(1).getrandbits)


# ---- With the journals at hand -----------------------------------------------------------------


def test_the_pieces_are_found_in_their_journals(hard: Path, third: bytes, tmp_path: Path) -> None:
    told = audited(third, tmp_path)
    compare_bundle(told, sorted(hard.glob("*.db")))
    assert told.findings == []
    assert "2: every fact is in 2.db, as it is here" in told.proven
    assert told.left_out == {}


def test_pieces_of_other_journals_are_found_out(third: bytes, tmp_path: Path) -> None:
    night = hard_night().journals()
    other = write(tmp_path / "other", night, every_ms=7)
    told = audited(third, tmp_path)
    compare_bundle(told, sorted(other.glob("*.db")))
    assert len(told.findings) == 3
    alone = audited(third, tmp_path)
    compare_bundle(alone, [other / "nowhere.db"])
    assert "1: its journal was not given" in alone.open


# ---- What must not be in it --------------------------------------------------------------------


def test_numbers_of_tickets_are_masked_for_people(third: bytes) -> None:
    text = unpack(third)[c.SUMMARY].decode()
    assert NUMBER not in text and OTHER_NUMBER not in text


def test_nothing_that_staff_typed_reads_as_a_line_of_the_summary(tmp_path: Path) -> None:
    night = Night(BOOKS["crown-single-zero"], seats=1, seed=1)
    night.order(sgc.OpenRound(30))
    typed = f"ticket {NUMBER}\nResult: 36\x1b[1A"
    night.order(sgc.DeclareMalfunction("", typed), why=typed)
    content = bundle(write(tmp_path / "night", night.journals()), round_=1)
    text = unpack(content)[c.SUMMARY].decode()
    assert NUMBER not in text and "\x1b" not in text
    assert not [line for line in text.splitlines() if line.startswith("Result: 36")]
    assert findings(content, tmp_path) == []


def test_numbers_that_can_be_redeemed_are_nowhere_in_it(hard: Path, tmp_path: Path) -> None:
    """The ticket of round 2 is outstanding, that of round 3 was redeemed."""
    for number in ROUNDS:
        content = bundle(hard, round_=number)
        assert NUMBER.encode() not in content
        members = unpack(content)
        manifest = c.decode_manifest(members[c.MANIFEST])
        held = {
            (name, record.seq)
            for name, content in members.items()
            if name.startswith("facts/")
            for record in c.decode_facts(content)
            if c.is_held_back(record)
        }
        assert {(at.member, at.seq) for at in manifest.numbers} == held
        assert ("They are held back" in members[c.SUMMARY].decode()) == bool(held)
        assert findings(bundle(hard, round_=number), tmp_path) == []
    assert not c.decode_manifest(unpack(bundle(hard, round_=1))[c.MANIFEST]).numbers
    assert c.decode_manifest(unpack(bundle(hard, round_=2))[c.MANIFEST]).numbers


def test_no_number_of_an_open_ticket_is_in_the_bundle_of_a_case(hard: Path, tmp_path: Path) -> None:
    with opened(hard) as journals:
        facts = [f.decode(record.body) for record in journals.table.journal.records()]
    over = {x.number for x in facts if isinstance(x, f.TicketPaid | f.TicketCancelled)}
    assert {x.number for x in facts if isinstance(x, f.TicketReserved)} - over == {NUMBER}
    for case in {x.case for x in facts if isinstance(x, f.CaseOpened)}:
        content = bundle(hard, case=case)
        assert NUMBER.encode() not in content
        assert findings(content, tmp_path) == []


def test_a_number_is_not_found_by_trying_all_of_them_against_a_hash() -> None:
    """Of a fact that is held back everything but the number may be known or guessed, and 14 digits
    are soon tried: each has 128 bits more that nobody knows, and never the same."""
    blinds = []
    for journal in evening_of_services("crown-double-zero", seed=9).journals.values():
        for written in journal:
            text = f.encode(written.fact).decode()
            # So many digits may also stand in a row in a hash, which costs nothing but a blind.
            digits = bool(re.search(r"\d(?:[ -]*\d){17}", text))
            assert bool(written.fact.blind) == digits, written.fact
            assert digits or not numbers_in(text), written.fact
            blinds += [written.fact.blind] if digits else []
    assert len(blinds) > 20 and len(set(blinds)) == len(blinds)
    assert {len(blind) for blind in blinds} == {32}


def test_a_fact_held_back_without_a_word_is_found(hard: Path, tmp_path: Path) -> None:
    """Else whoever makes a bundle could leave out what does not suit him."""
    members = unpack(bundle(hard, round_=2))
    manifest = c.decode_manifest(members[c.MANIFEST])
    assert manifest.numbers
    silent = msgspec.structs.replace(manifest, numbers=())
    signer = Signer(Ed25519PrivateKey.generate())
    others = {n: m for n, m in members.items() if n not in (c.MANIFEST, c.SIGNATURE)}
    key = fingerprint(signer.key.public_key())
    again = msgspec.structs.replace(silent, key=key)
    (finding,) = findings(sealed(again, others | {c.KEY: signer.public_pem}, signer), tmp_path)
    assert "it holds back other facts than manifest.json names" in str(finding)


def test_no_hash_of_a_pin_is_ever_in_it(faulty: Path) -> None:
    for number in (1, 10, 20):
        for name, content in unpack(bundle(faulty, round_=number)).items():
            assert b"pin_hash" not in content, name


SUE = {"name": "sue", "salt": "aa", "pin_hash": "bb"}
PINS = [
    f.StaffEnrolled(role=f.StaffRole.SUPERVISOR, by="sue", **SUE),
    f.StaffChangeAsked(key="k", role=f.StaffRole.SUPERVISOR, by="sam", due_ms=1, **SUE),
    f.PinChanged(**SUE),
]


def test_every_kind_of_fact_with_a_pin_is_known_here() -> None:
    holding = {kind for kind in f.KINDS if "pin_hash" in kind.__struct_fields__}
    assert {type(fact) for fact in PINS} == holding


@pytest.mark.parametrize("changed", PINS, ids=f.kind_of_fact)
def test_a_pin_that_was_changed_in_the_middle_leaves_a_gap_that_is_told(
    tmp_path: Path, changed: f.Fact
) -> None:
    night = Night(BOOKS["crown-single-zero"], seats=1, seed=1)
    night.spin({}, "7")
    places = [n for n, fact in enumerate(night.table.facts) if isinstance(fact, f.RoundClosed)]
    night.table.facts.insert(places[0] + 1, changed)
    content = bundle(write(tmp_path / "night", night.journals()), round_=1)
    assert b"pin_hash" not in content
    told = audited(content, tmp_path)
    assert told.findings == []
    assert f"{places[0] + 2} to {places[0] + 2} say" in told.left_out["table"]


def test_a_head_too_far_away_is_named_and_not_reached(tmp_path: Path) -> None:
    night = Night(BOOKS["crown-single-zero"], seats=1, seed=1)
    night.spin({}, "7")
    idle = [f.SeatPlaying(seat="1", playing=bool(n % 2)) for n in range(BRIDGE_MAX + 1)]
    night.table.facts += idle
    content = bundle(write(tmp_path / "night", night.journals(), every_ms=1), round_=1)
    told = audited(content, tmp_path)
    assert told.findings == []
    assert "table" in told.left_out
    assert told.manifest is not None
    (table, _) = told.manifest.journals
    assert table.head_seq - table.pieces[-1].last == BRIDGE_MAX + 1
    with opened(tmp_path / "night") as journals:
        head = Head(table.head_seq, bytes.fromhex(table.head_hash))
        assert journals.table.journal.holds(head)
