import { type Card, faceOf, type Rank } from "../../shared/rules/cards.ts";

export type Side = "player" | "banker";
export type Winner = Side | "tie";

/** Cards that are drawn for every coup, whether it needs all of them or not. */
export const CARDS_DRAWN = 6;

/** One deal: who has which cards, in the order in which they came, and who won. */
export interface Coup {
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
  readonly winner: Winner;
  /** The first two cards of a side are of the same rank. */
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

/** An ace counts one, tens and court cards nothing. */
export function pointsOf(card: Card): number {
  return points[faceOf(card).rank];
}

/** The last digit of the sum of points. */
export function totalOfHand(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;
}

/** Eight or nine with two cards: nobody draws. */
export function isNatural(cards: readonly Card[]): boolean {
  return cards.length === 2 && totalOfHand(cards) >= NATURAL;
}

/** The deal that six drawn cards make: two for the Player, two for the Banker, and thirds in order of need (`games/baccarat-1/RULES.md`). */
export function coupOf(drawn: readonly Card[]): Coup {
  if (drawn.length < CARDS_DRAWN) throw new RangeError(`a coup needs ${CARDS_DRAWN} cards`);
  const rest = drawn.slice(4);
  const twoOfPlayer = drawn.slice(0, 2);
  const twoOfBanker = drawn.slice(2, 4);
  const natural = isNatural(twoOfPlayer) || isNatural(twoOfBanker);
  const playerThird = !natural && totalOfHand(twoOfPlayer) <= DRAWS_UP_TO ? rest.splice(0, 1) : [];
  const bankerThird = !natural && bankerDraws(totalOfHand(twoOfBanker), playerThird[0]) ? rest.splice(0, 1) : [];
  const [player, banker] = [
    [...twoOfPlayer, ...playerThird],
    [...twoOfBanker, ...bankerThird],
  ];
  const ahead = totalOfHand(player) - totalOfHand(banker);
  return {
    player,
    banker,
    winner: ahead > 0 ? "player" : ahead < 0 ? "banker" : "tie",
    playerPair: isPair(twoOfPlayer),
    bankerPair: isPair(twoOfBanker),
  };
}

function bankerDraws(total: number, playerThird: Card | undefined): boolean {
  if (playerThird === undefined) return total <= DRAWS_UP_TO;
  return BANKER_DRAWS_ON[total]?.includes(pointsOf(playerThird)) ?? false;
}

function isPair(cards: readonly Card[]): boolean {
  return new Set(cards.map((card) => faceOf(card).rank)).size === 1;
}
