import { mixedSeeds } from "@fairhouse/fairness/round.ts";
import { checkEntry, type GivenEntry, type ShownBet } from "@fairhouse/house-log/check-bet.ts";
import { checkFactEntry, type ShownFact } from "@fairhouse/house-log/check-fact.ts";
import type { CheckedPart, GivenPlace } from "@fairhouse/house-log/check-place.ts";
import { checkRoundEntry, type ShownRound } from "@fairhouse/house-log/check-round.ts";
import { decodeEntry, FIRST_ADJUSTMENT, FIRST_RESETTLEMENT, FIRST_SALE } from "@fairhouse/house-log/entry.ts";
import { EntryError } from "@fairhouse/house-log/fields.ts";
import { formatEntryProof } from "@fairhouse/house-log/proof.ts";
import type { HouseLog, LoggedBet, LoggedEntry, LoggedRound, ProvenEntry } from "@fairhouse/protocol/house-log.ts";
import type { BetFact, BetPage } from "@fairhouse/protocol/play.ts";
import type { RoundPage } from "@fairhouse/protocol/table.ts";
import { fromBase64 } from "@fairhouse/transparency/bytes.ts";
import { NoteError, parseVkey } from "@fairhouse/transparency/note.ts";
import type { logWords } from "./words/words.ts";

/** An entry of a bet or a round, checked in this browser. */
export interface CheckedLine {
  readonly what: keyof ReturnType<typeof logWords.useWords>["entry"];
  /** The place of the fact that it is about among those of the bet, from 1; null if it is about the bet or the round itself. */
  readonly event: number | null;
  readonly index: number;
  /** Entries that the house has signed with it. */
  readonly size: number;
  readonly wrong: CheckedPart | null;
  /** The text of a `.tlog-proof`; null if the entry was not proven. */
  readonly proof: string | null;
}

/** Checks the entries of a bet against what its page shows, and then those of its facts. */
export async function checkLogged(page: BetPage, { entries, facts = [], logs }: LoggedBet): Promise<CheckedLines> {
  const shown = shownBet(page);
  const own = await linesOf(entries, logs, (logged, vkey) => checkLine(shown, logged, vkey));
  const shownFacts = page.proof.seeding === "facts" ? page.proof.facts.map(shownFact) : [];
  return [...own, ...(await linesOf(facts, logs, (logged, vkey) => checkFactLine(shownFacts, logged, vkey)))];
}

type CheckedLines = readonly CheckedLine[];

async function linesOf<Logged extends ProvenEntry>(
  entries: readonly Logged[],
  logs: readonly HouseLog[],
  check: (logged: Logged, vkey: string) => Promise<CheckedLine>,
): Promise<CheckedLines> {
  const lines = entries.map((logged) => {
    const log = logs.find(({ n }) => n === logged.log);
    return log === undefined ? null : orUnreadable(logged, check(logged, log.vkey));
  });
  return (await Promise.all(lines)).filter((line) => line !== null);
}

async function checkLine(shown: ShownBet, logged: LoggedEntry, vkey: string): Promise<CheckedLine> {
  const { owner, pair, further, salt, index, checkpoint } = logged;
  const entry = bytesOf(logged.entry);
  const path = logged.path.map(bytesOf);
  const given: GivenEntry = { index, entry, salt, owner, pair, further, path, checkpoint };
  const checked = await checkEntry(shown, given, parseVkey(vkey));
  const proof =
    checked.wrong === null
      ? formatEntryProof({ index, entry, committed: { salt, record: checked.record }, path, checkpoint, vkey })
      : null;
  return { what: whatOf(checked), event: null, index, size: checked.size ?? 0, wrong: checked.wrong, proof };
}

/** Checks the entries of a round against what its page shows. */
export async function checkLoggedRound(
  { proof }: RoundPage,
  { entries, seeds = [], logs }: LoggedRound,
): Promise<readonly CheckedLine[]> {
  const { roundId: id, table, round: number, index, outcome, link } = proof;
  const shown: ShownRound = { id, table, number, index, outcome, link, mixed: mixedIn(proof) };
  const all = [...entries, ...seeds].sort((a, b) => a.log - b.log || a.index - b.index);
  return linesOf(all, logs, (logged, vkey) => checkRoundLine(shown, logged, vkey));
}

/** A round shows its seeds once it was played. */
function mixedIn({ seeding, seeds, outcome, voided }: RoundPage["proof"]): string | null {
  if (outcome === null || voided) return null;
  const mixed = seeds.map(({ seed }) => seed);
  return mixedSeeds(seeding, mixed);
}

async function checkRoundLine(shown: ShownRound, logged: ProvenEntry, vkey: string): Promise<CheckedLine> {
  const given = placeOf(logged);
  const { entry, wrong, size } = await checkRoundEntry(shown, given, parseVkey(vkey));
  const proof = wrong === null ? formatEntryProof({ ...given, committed: null, vkey }) : null;
  const what = entry.kind === "seeds" ? "seeds" : (ROUND_STEPS[entry.step - 1] ?? "opened");
  return { what, event: null, index: given.index, size: size ?? 0, wrong, proof };
}

const ROUND_STEPS = ["opened", "closed", "shown", "revealed", "voided"] as const;

async function checkFactLine(facts: readonly ShownFact[], logged: ProvenEntry, vkey: string): Promise<CheckedLine> {
  const given = placeOf(logged);
  const place = facts.findIndex(({ id }) => id === factIn(given.entry));
  const shown = facts[place];
  if (shown === undefined) throw new EntryError("an entry of a bet is about a fact of another");
  const { entry, wrong, size } = await checkFactEntry(shown, given, parseVkey(vkey));
  const what = entry.kind === "price" ? "prices" : (FACT_STEPS[entry.step] ?? "corrected");
  const proof = wrong === null ? formatEntryProof({ ...given, committed: null, vkey }) : null;
  return { what, event: place + 1, index: given.index, size: size ?? 0, wrong, proof };
}

const FACT_STEPS: Readonly<Record<number, CheckedLine["what"]>> = { 1: "eventOpened", 2: "eventOver" };

function factIn(bytes: Uint8Array): string | null {
  const entry = decodeEntry(bytes);
  return entry.kind === "fact" || entry.kind === "price" ? entry.fact : null;
}

function shownFact({ id, phase, result, corrections, links, published = [] }: BetFact): ShownFact {
  const isOver = phase === "known" || phase === "void";
  const results = isOver ? [...corrections.map(({ was }) => was), result] : [];
  return { id, results, link: links?.link ?? null, states: published };
}

function placeOf({ index, entry, path, checkpoint }: ProvenEntry): GivenPlace {
  return { index, entry: bytesOf(entry), path: path.map(bytesOf), checkpoint };
}

/** Bytes of anything but an entry of a bet, a round or a fact are a lie as well, and so is a broken key: both must be shown. */
async function orUnreadable({ index }: ProvenEntry, checking: Promise<CheckedLine>): Promise<CheckedLine> {
  try {
    return await checking;
  } catch (error) {
    const wrong = error instanceof EntryError ? "shown" : error instanceof NoteError ? "signed" : null;
    if (wrong === null) throw error;
    return { what: "unreadable", event: null, index, size: 0, wrong, proof: null };
  }
}

function whatOf({ kind, entry: { step } }: Awaited<ReturnType<typeof checkEntry>>): CheckedLine["what"] {
  if (kind === "placed") return step === 1 ? "placed" : "raised";
  if (step >= FIRST_ADJUSTMENT) return "waived";
  if (step >= FIRST_RESETTLEMENT) return "resettled";
  return step >= FIRST_SALE ? "sold" : "settled";
}

function bytesOf(text: string): Uint8Array {
  return fromBase64(text) ?? new Uint8Array();
}

function shownBet({ bet, proof, moves }: BetPage): ShownBet {
  const facts = proof.seeding === "facts" ? proof : null;
  return {
    id: bet.id,
    game: bet.game,
    kind: bet.kind,
    currency: bet.currencyId,
    round: "roundId" in proof ? proof.roundId : null,
    stake: bet.stake,
    payout: facts?.resettlements[0]?.was ?? bet.payout,
    bet: bet.bet,
    outcome: bet.outcome,
    moves,
    ended: bet.ended,
    placedAt: Date.parse(bet.createdAt),
    settledAt: bet.settledAt === null ? null : Date.parse(bet.settledAt),
    chance: proof.seeding === "solo" ? { nonce: proof.nonce, clientSeed: proof.clientSeed } : null,
    sales: facts?.sales.map(timed) ?? [],
    resettlements: facts?.resettlements.map(timed) ?? [],
  };
}

function timed<Shown extends { readonly at: string }>(shown: Shown) {
  return { ...shown, at: Date.parse(shown.at) };
}
