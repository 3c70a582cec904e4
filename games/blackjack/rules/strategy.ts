import type { MoveName } from "./hand.ts";
import { ACE, pipsOf } from "./total.ts";
import type { BlackjackView, HandView } from "./view.ts";

/** The reason for a move, as named in the players' strategy table. */
export type Reason =
  | "insurance-loses"
  | "aces-are-worth-two"
  | "sixteen-is-worst"
  | "two-good-hands"
  | "good-card-coming"
  | "dealer-may-bust"
  | "high-enough"
  | "cannot-bust"
  | "ace-saves"
  | "dealer-stands-high";

export interface Advice {
  readonly move: MoveName;
  readonly reason: Reason;
}

/** A row of the table: one letter for each upcard from 2 to 10, and the ace. */
type Row = string;

/**
 * H: hit, S: stand, D: double or else hit, T: double or else stand. Rows by hard total from 8 (and less) to 17 (and
 * more). The table is the best play according to the house's own computation (`exact.ts`); a test checks every cell
 * against it.
 */
export const HARD: readonly Row[] = [
  "HHHHHHHHHH",
  "HDDDDHHHHH",
  "DDDDDDDDHH",
  "DDDDDDDDDH",
  "HHSSSHHHHH",
  "SSSSSHHHHH",
  "SSSSSHHHHH",
  "SSSSSHHHHH",
  "SSSSSHHHHH",
  "SSSSSSSSSS",
];
const LOWEST_HARD = 8;

/** Rows by soft total from 13 (and 12) to 19 (and more). */
export const SOFT: readonly Row[] = [
  "HHHHDHHHHH",
  "HHHDDHHHHH",
  "HHHDDHHHHH",
  "HHDDDHHHHH",
  "HDDDDHHHHH",
  "STTTTSSHHH",
  "SSSSSSSSSS",
];
const LOWEST_SOFT = 13;

/** P: split, a dot: play as the total. Rows by the value of each card of the pair, from the ace (1) to 10. */
export const PAIRS: readonly Row[] = [
  "PPPPPPPPPP",
  "PPPPPP....",
  "PPPPPP....",
  "...PP.....",
  "..........",
  "PPPPP.....",
  "PPPPPP....",
  "PPPPPPPPPP",
  "PPPPP.PP..",
  "..........",
];

/** Values of the dealer's ten upcards, in the column order of the rows. */
export const UPCARDS: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, ACE];

/** Returns the best move and the reason for it; null when there is nothing to decide. */
export function adviceOn({ hands, active, dealer, moves }: BlackjackView): Advice | null {
  if (moves.includes("decline")) return { move: "decline", reason: "insurance-loses" };
  const [up, hand] = [dealer.cards[0], hands[active]];
  if (up === undefined || hand === undefined || moves.length === 0) return null;
  const move = bestMove(hand, pipsOf(up), moves);
  return { move, reason: reasonFor(move, hand) };
}

function bestMove(hand: HandView, up: number, moves: readonly MoveName[]): MoveName {
  const column = UPCARDS.indexOf(up);
  const [first] = hand.cards;
  const pair = first === undefined ? undefined : PAIRS[pipsOf(first) - 1];
  if (moves.includes("split") && pair?.[column] === "P") return "split";
  const letter = rowOf(hand)[column];
  if ((letter === "D" || letter === "T") && moves.includes("double")) return "double";
  return letter === "S" || letter === "T" ? "stand" : "hit";
}

function rowOf({ total, soft }: HandView): Row {
  const [rows, lowest] = soft ? ([SOFT, LOWEST_SOFT] as const) : ([HARD, LOWEST_HARD] as const);
  return rows[Math.min(Math.max(0, total - lowest), rows.length - 1)] ?? "";
}

/** The highest hard total that no card can bust. */
const NEVER_BUSTS = 11;
/** The lowest total on which the dealer stands: a lower hand wins only when the dealer busts. */
const DEALER_TOTAL = 17;

function reasonFor(move: MoveName, { cards, total, soft }: HandView): Reason {
  const [first] = cards;
  const pips = first === undefined ? 0 : pipsOf(first);
  if (move === "split") return pips === ACE ? "aces-are-worth-two" : pips === 8 ? "sixteen-is-worst" : "two-good-hands";
  if (move === "double") return "good-card-coming";
  if (move === "stand") return total < DEALER_TOTAL ? "dealer-may-bust" : "high-enough";
  if (soft) return "ace-saves";
  return total <= NEVER_BUSTS ? "cannot-bust" : "dealer-stands-high";
}
