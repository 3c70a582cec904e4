import { type Coup, isNatural, type Seat, type Side, totalOfHand } from "../../rules/baccarat/coup.ts";
import { type Decision, decisionsOf } from "../../rules/baccarat/decisions.ts";

/** How much of a deal has been shown. */
export interface Shown {
  /** Cards that lie on the table; the last of them may not be open yet. */
  readonly dealt: number;
  /** Cards that lie open and count. */
  readonly open: number;
  readonly over: boolean;
}

export const nothingShown: Shown = { dealt: 0, open: 0, over: false };

/** From the shoe to the table and around, until its face can be read. */
const OPEN_MS = 460;
/** To read why a third card is drawn, or is not. */
const RULE_MS = 900;
const END_MS = 420;

/** Whether a card is one that players like to squeeze: the last of its side so far. */
function isSqueezed({ place }: Seat): boolean {
  return place > 0;
}

/** The next thing to show of a deal, and after how long; null while a player squeezes the last card, and at the end. */
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

/** Whether the last card waits for its player to turn it over. */
export function isWaiting(coup: Coup, { dealt, open }: Shown, squeeze: boolean): boolean {
  const seat = coup.seats[dealt - 1];
  return squeeze && open < dealt && seat !== undefined && isSqueezed(seat);
}

export function endOf(coup: Coup): Shown {
  const cards = coup.seats.length;
  return { dealt: cards, open: cards, over: true };
}

/** What the open cards of a side count; null before its first. */
export function totalShown(coup: Coup, side: Side, open: number): number | null {
  const cards = openCards(coup, side, open);
  return cards.length === 0 ? null : totalOfHand(cards);
}

/** The open cards of a side. */
export function openCards(coup: Coup, side: Side, open: number) {
  const count = coup.seats.slice(0, open).filter((seat) => seat.side === side).length;
  return coup[side].slice(0, count);
}

/** What can be said of the third cards by now: a natural, or the decisions that the open cards allow. */
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
  // The Banker's depends on the Player's third card.
  return { kind: "decisions", decisions: ofPlayer.draws && open < 5 ? [ofPlayer] : decisions };
}
