import type { Card } from "../../shared/rules/cards.ts";
import type { SideResult } from "../rules/sides.ts";
import { ACE, pipsOf, totalOf } from "../rules/total.ts";
import type { BlackjackView, HandView } from "../rules/view.ts";

/** One event on the table; beats are in the order in which they happen. */
export type Beat =
  | { readonly kind: "card"; readonly hand: 0 | 1; readonly card: Card }
  | { readonly kind: "dealer"; readonly card: Card }
  /** The dealer's second card is dealt face down. */
  | { readonly kind: "hole" }
  /** The side bets are settled: any of them wins, or all are lost. */
  | { readonly kind: "sides-won" | "sides-lost" }
  | { readonly kind: "insure" }
  | { readonly kind: "peek" }
  | { readonly kind: "split" }
  | { readonly kind: "double"; readonly hand: 0 | 1 }
  | { readonly kind: "turn"; readonly card: Card };

type Dealt = Pick<BlackjackView, "hands" | "dealer" | "insurance" | "sides" | "closed">;

const PLACES = [0, 1] as const;
const TEN = 10;
/** Beats of the deal, which is the first four cards. */
const DEAL_BEATS = 4;

/**
 * Lists everything that has happened in a hand according to its view. Later views only append to the list, so a screen
 * that has shown some beats of a hand continues where it was.
 */
export function beatsOf({ hands, dealer, insurance, sides = [], closed }: Dealt): readonly Beat[] {
  const [up, hole, ...drawn] = dealer.cards;
  if (up === undefined) return [];
  const deal: readonly Beat[] = [
    ...pairOf(hands).map((card) => ({ kind: "card", hand: 0, card }) as const),
    { kind: "dealer", card: up },
    { kind: "hole" },
    ...settled(sides),
  ];
  if (insurance.status === "offered") return deal;
  const insured: readonly Beat[] = insurance.status === "taken" ? [{ kind: "insure" }] : [];
  const peek: readonly Beat[] = pipsOf(up) === ACE || pipsOf(up) === TEN ? [{ kind: "peek" }] : [];
  const split: readonly Beat[] =
    hands.length > 1 ? [{ kind: "split" }, ...PLACES.flatMap((hand) => cardsTo(hands, hand, 1, 2))] : [];
  const taken = PLACES.flatMap((hand) => [...doubled(hands, hand), ...cardsTo(hands, hand, 2)]);
  const shown: readonly Beat[] = closed && hole !== undefined ? [{ kind: "turn", card: hole }] : [];
  return [
    ...deal,
    ...insured,
    ...peek,
    ...split,
    ...taken,
    ...shown,
    ...drawn.map((card) => ({ kind: "dealer", card }) as const),
  ];
}

function settled(sides: readonly SideResult[]): readonly Beat[] {
  if (sides.length === 0) return [];
  return [{ kind: sides.some(({ payout }) => payout > 0) ? "sides-won" : "sides-lost" }];
}

/** Returns the first two cards, even if a split has parted them. */
function pairOf(hands: readonly HandView[]): readonly Card[] {
  return hands.length > 1 ? hands.flatMap(({ cards }) => cards.slice(0, 1)) : (hands[0]?.cards.slice(0, 2) ?? []);
}

function cardsTo(hands: readonly HandView[], hand: 0 | 1, from: number, to?: number): readonly Beat[] {
  return (hands[hand]?.cards.slice(from, to) ?? []).map((card) => ({ kind: "card", hand, card }));
}

function doubled(hands: readonly HandView[], hand: 0 | 1): readonly Beat[] {
  return hands[hand]?.doubled === true ? [{ kind: "double", hand }] : [];
}

/** A drawn card and its receiver: the index of a hand, or the dealer. */
export interface DrawnCard {
  readonly card: Card;
  readonly to: 0 | 1 | "dealer";
}

/** Lists the cards of a hand in the order in which they were drawn, including the hole card once it is open. */
export function drawnCards(view: Dealt): readonly DrawnCard[] {
  const cards = beatsOf(view).flatMap((beat): readonly DrawnCard[] => {
    if (beat.kind === "card") return [{ card: beat.card, to: beat.hand }];
    return beat.kind === "dealer" ? [{ card: beat.card, to: "dealer" }] : [];
  });
  const [, hole] = view.dealer.cards;
  return hole === undefined ? cards : cards.toSpliced(DEAL_BEATS - 1, 0, { card: hole, to: "dealer" });
}

/** Returns the hand as it stood after the given number of beats, without any trace of later ones. */
export function viewAfter(view: BlackjackView, count: number): BlackjackView {
  const beats = beatsOf(view);
  if (count >= beats.length) return view;
  const past = beats.slice(0, count);
  const has = (...kinds: readonly Beat["kind"][]) => past.some((beat) => kinds.includes(beat.kind));
  const { sides, ...table } = view;
  const split = has("split");
  const dealer = past.flatMap((beat) => (beat.kind === "dealer" || beat.kind === "turn" ? [beat.card] : []));
  const hands = (split ? PLACES : [0 as const]).map((hand) => handAfter(view, past, hand, split));
  return {
    ...table,
    ...(sides !== undefined && has("sides-won", "sides-lost") ? { sides } : {}),
    hands,
    active: activeBefore(hands, beats[count]),
    dealer: { cards: dealer, ...totalOf(dealer) },
    insurance: { ...view.insurance, status: has("insure") ? "taken" : "none", payout: null },
    moves: [],
    mucked: false,
    closed: false,
  };
}

/** Finds the active hand: a hand is being played when it gets more than its first two cards. */
function activeBefore(hands: readonly HandView[], next: Beat | undefined): number {
  const place = next?.kind === "card" || next?.kind === "double" ? next.hand : -1;
  return (hands[place]?.cards.length ?? 0) >= 2 ? place : -1;
}

function handAfter({ hands, bet }: BlackjackView, past: readonly Beat[], place: 0 | 1, split: boolean): HandView {
  const own = past.flatMap((beat) => (beat.kind === "card" ? [beat] : []));
  // The pair was dealt to the first hand.
  const pair = own.slice(0, 2).map(({ card }) => card);
  const later = own.slice(2).flatMap(({ hand, card }) => (hand === place ? [card] : []));
  const cards = [...(split ? pair.slice(place, place + 1) : pair), ...later];
  const doubled = past.some((beat) => beat.kind === "double" && beat.hand === place);
  return {
    cards,
    ...totalOf(cards),
    doubled,
    done: (hands[place]?.done ?? false) && cards.length === hands[place]?.cards.length,
    stake: doubled ? 2 * bet.amount : bet.amount,
    result: null,
    payout: null,
  };
}
