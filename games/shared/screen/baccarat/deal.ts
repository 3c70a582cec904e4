import { type Coup, isNatural, type Seat, type Side, totalOfHand } from "../../rules/baccarat/coup.ts";
import { type Decision, decisionsOf } from "../../rules/baccarat/decisions.ts";

/** The part of a deal that has been shown. */
export interface Shown {
  /** Number of cards on the table; the last of them may not be open yet. */
  readonly dealt: number;
  /** Number of open cards, which count. */
  readonly open: number;
  readonly over: boolean;
}

export const nothingShown: Shown = { dealt: 0, open: 0, over: false };

/** Milliseconds from the shoe to the table until the card's face is readable. */
const OPEN_MS = 460;
/** Milliseconds to read why a third card is drawn or not. */
const RULE_MS = 900;
const END_MS = 420;

/** Returns true for the cards that players like to squeeze: the second and third of a side. */
function isSqueezed({ place }: Seat): boolean {
  return place > 0;
}

/**
 * Returns the next stage of a deal, and the delay before it; null while a player squeezes the last card, and at the
 * end.
 */
export function nextOf(
  coup: Coup,
  shown: Shown,
  squeeze: boolean,
): { readonly shown: Shown; readonly afterMs: number } | null {
  const { seats } = coup;
  if (shown.over) return null;
  if (shown.open < shown.dealt) {
    if (isWaiting(coup, shown, squeeze)) return null;
    return { shown: { ...shown, open: shown.dealt }, afterMs: OPEN_MS };
  }
  if (shown.dealt === seats.length) return { shown: { ...shown, over: true }, afterMs: END_MS };
  return { shown: { ...shown, dealt: shown.dealt + 1 }, afterMs: shown.dealt < 4 ? 0 : RULE_MS };
}

/** Returns true while the last card waits for the player to turn it over. */
export function isWaiting(coup: Coup, { dealt, open }: Shown, squeeze: boolean): boolean {
  const seat = coup.seats[dealt - 1];
  return squeeze && open < dealt && seat !== undefined && isSqueezed(seat);
}

export function endOf(coup: Coup): Shown {
  const cards = coup.seats.length;
  return { dealt: cards, open: cards, over: true };
}

/** Returns the total of a side's open cards; null before its first. */
export function totalShown(coup: Coup, side: Side, open: number): number | null {
  const cards = openCards(coup, side, open);
  return cards.length === 0 ? null : totalOfHand(cards);
}

export function openCards(coup: Coup, side: Side, open: number) {
  const count = coup.seats.slice(0, open).filter((seat) => seat.side === side).length;
  return coup[side].slice(0, count);
}

/** The explanation of third cards that the open cards allow: a natural, or the decisions known so far. */
export type Telling =
  | { readonly kind: "natural"; readonly side: Side; readonly total: number }
  | { readonly kind: "decisions"; readonly decisions: readonly Decision[] };

export function tellingOf(coup: Coup, { open }: Shown): Telling | null {
  if (open < 4) return null;
  const decisions = decisionsOf(coup);
  const [ofPlayer] = decisions;
  if (ofPlayer === undefined) {
    const side = isNatural(coup.player) && totalOfHand(coup.player) >= totalOfHand(coup.banker) ? "player" : "banker";
    return { kind: "natural", side, total: totalOfHand(coup[side]) };
  }
  // The Banker's decision depends on the Player's third card.
  return { kind: "decisions", decisions: ofPlayer.draws && open < 5 ? [ofPlayer] : decisions };
}
