import { sha256Hex } from "@fairhouse/fairness/hash.ts";
import { bookHash } from "@fairhouse/house-log/book.ts";
import { type Entry, type EntryOf, encodeEntry } from "@fairhouse/house-log/entry.ts";
import { LogAudit } from "./audit.ts";

export const TIME = 1_795_806_964_759;
export const id = (number: number) => `01a21e38-bd7f-7000-ab78-${String(number).padStart(12, "0")}`;
export const HASH = "ab".repeat(32);
export const LINK = "link of the round";
export const TERMINAL = sha256Hex(sha256Hex(LINK));

export const HOUSE: Entry = {
  kind: "house",
  origin: "localhost/log/1",
  name: "Fairhouse",
  software: "fairhouse",
  after: 0,
  time: TIME,
  predecessor: null,
  reason: null,
};
export const placed = (bet: number, ticket: number, stake = 10): Entry => ({
  kind: "placed",
  bet: id(bet),
  step: 1,
  game: "crash",
  round: id(900),
  ticket,
  currency: "coin",
  stake,
  time: TIME + 1,
  commitment: HASH,
});
export const settled = (bet: number, payout: number, ended = "settled"): Entry => ({
  kind: "settled",
  bet: id(bet),
  step: 0,
  game: "crash",
  currency: "coin",
  stake: 10,
  payout,
  ended,
  time: TIME + 3,
  commitment: HASH,
});
export const round = (step: number, more: Partial<EntryOf<"round">>): Entry => ({
  kind: "round",
  round: id(900),
  step,
  table: "crash",
  number: 1,
  chain: id(800),
  index: 2,
  tickets: null,
  staked: null,
  book: null,
  outcome: null,
  paid: null,
  link: null,
  reason: null,
  time: TIME + 2,
  ...more,
});
export const chain: Entry & { readonly kind: "chain" } = {
  kind: "chain",
  chain: id(800),
  step: 3,
  table: "crash",
  terminalHash: TERMINAL,
  length: 10,
  source: null,
  value: null,
  salt: "salt",
  reason: null,
  time: TIME,
};
export const day = (players: number, escrow: number, of = "2026-11-27"): Entry => ({
  kind: "day",
  day: of,
  currency: "coin",
  players,
  escrow,
  house: 0,
  promotions: 0,
  time: TIME,
});
const moved = (amount: number): Entry => ({
  kind: "moved",
  reference: id(700),
  step: 0,
  what: "grant",
  currency: "coin",
  amount,
  escrow: 0,
  time: TIME,
  commitment: HASH,
});
export const beat = (time: number): Entry => ({ kind: "beat", time });
export const book = {
  tickets: 2,
  staked: 20,
  book: bookHash([1, 2].map((n) => ({ bet: id(n), ticket: n, stake: 10 }))),
};

/** A log without a fault. */
export const good: readonly Entry[] = [
  HOUSE,
  chain,
  day(1_000, 0),
  round(1, {}),
  placed(1, 1),
  placed(2, 2),
  placed(3, 3),
  settled(3, 10, "taken_back"),
  round(2, book),
  settled(1, 25),
  settled(2, 0),
  round(3, { paid: 25 }),
  round(4, { link: LINK }),
  moved(40),
  beat(TIME + 10),
  day(1_045, 0),
  beat(TIME + 20),
];

/** Returns the rules that do not hold of a log. */
export function rulesBroken(entries: readonly Entry[]): readonly string[] {
  const audit = new LogAudit();
  for (const entry of entries) audit.add(encodeEntry(entry));
  return audit.findings.map(({ rule }) => rule);
}
