import { type Card, faceOf, type Rank } from "../cards.ts";

export type Side = "player" | "banker";
export type Winner = Side | "tie";

/** The sides that get the first four cards, in dealing order: two cards for each side. */
export type DealOrder = readonly [Side, Side, Side, Side];

/** A card's place on the table. */
export interface Seat {
  readonly side: Side;
  /** 0 or 1 for the first two cards, 2 for a third card. */
  readonly place: number;
}

/** One deal: the cards of each side in dealing order, and the winner. */
export interface Coup {
  /** The places of the cards, in dealing order. */
  readonly seats: readonly Seat[];
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
  readonly winner: Winner;
  /** True if the first two cards of a side have the same rank. */
  readonly playerPair: boolean;
  readonly bankerPair: boolean;
}

const NATURAL = 8;
/** The Player draws on this total or less, and so does the Banker when the Player has stood. */
const DRAWS_UP_TO = 5;

/** The points of the Player's third card on which the Banker draws, by the Banker's total from 0 to 7. */
const ALL = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
export const BANKER_DRAWS_ON: readonly (readonly number[])[] = [
  ALL,
  ALL,
  ALL,
  ALL.filter((points) => points !== 8),
  [2, 3, 4, 5, 6, 7],
  [4, 5, 6, 7],
  [6, 7],
  [],
];

const points: Readonly<Record<Rank, number>> = {
  A: 1,
  "2": 2,
  "3": 3,
  "4": 4,
  "5": 5,
  "6": 6,
  "7": 7,
  "8": 8,
  "9": 9,
  "10": 0,
  J: 0,
  Q: 0,
  K: 0,
};

/** Returns 1 for an ace, 0 for tens and court cards, otherwise the number. */
export function pointsOf(card: Card): number {
  return points[faceOf(card).rank];
}

/** Returns the last digit of the sum of points. */
export function totalOfHand(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;
}

/** Returns true for eight or nine with two cards: then nobody draws. */
export function isNatural(cards: readonly Card[]): boolean {
  return cards.length === 2 && totalOfHand(cards) >= NATURAL;
}

/**
 * Deals drawn cards: four in the order of the table, then thirds as they are needed. Surplus cards may follow.
 * @throws RangeError when a card is missing.
 */
export function coupOf(drawn: readonly Card[], order: DealOrder): Coup {
  const rest = drawn.slice(order.length);
  const twoOf = (side: Side) => drawn.filter((_, at) => order[at] === side);
  const [twoOfPlayer, twoOfBanker] = [twoOf("player"), twoOf("banker")];
  const natural = isNatural(twoOfPlayer) || isNatural(twoOfBanker);
  const playerThird = !natural && totalOfHand(twoOfPlayer) <= DRAWS_UP_TO ? thirdOf(rest) : [];
  const bankerThird = !natural && bankerDraws(totalOfHand(twoOfBanker), playerThird[0]) ? thirdOf(rest) : [];
  const [player, banker] = [
    [...twoOfPlayer, ...playerThird],
    [...twoOfBanker, ...bankerThird],
  ];
  if (twoOfPlayer.length + twoOfBanker.length < order.length) throw new RangeError("a coup needs four cards");
  const ahead = totalOfHand(player) - totalOfHand(banker);
  return {
    seats: seatsOf(order, playerThird.length > 0, bankerThird.length > 0),
    player,
    banker,
    winner: ahead > 0 ? "player" : ahead < 0 ? "banker" : "tie",
    playerPair: isPair(twoOfPlayer),
    bankerPair: isPair(twoOfBanker),
  };
}

/** Takes the next card out of the rest. */
function thirdOf(rest: Card[]): readonly [Card] {
  const card = rest.shift();
  if (card === undefined) throw new RangeError("a coup needs another card");
  return [card];
}

function seatsOf(order: DealOrder, playerDraws: boolean, bankerDraws: boolean): readonly Seat[] {
  const four = order.map((side, at) => ({
    side,
    place: order.slice(0, at).filter((before) => before === side).length,
  }));
  const third = (side: Side, draws: boolean): readonly Seat[] => (draws ? [{ side, place: 2 }] : []);
  return [...four, ...third("player", playerDraws), ...third("banker", bankerDraws)];
}

function bankerDraws(total: number, playerThird: Card | undefined): boolean {
  if (playerThird === undefined) return total <= DRAWS_UP_TO;
  return BANKER_DRAWS_ON[total]?.includes(pointsOf(playerThird)) ?? false;
}

function isPair(cards: readonly Card[]): boolean {
  return new Set(cards.map((card) => faceOf(card).rank)).size === 1;
}
