import { type Flower, isRare } from "./flowers.ts";

/** From the worst to the best. */
export const HANDS = ["bust", "pair", "two-pair", "three", "full-house", "four", "five"] as const;
export type Hand = (typeof HANDS)[number];

/** Flowers that player and host plant each. */
export const HAND_SIZE = 5;

export type Side = "player" | "host";

/** Both hands of one planting. */
export type Planting = Readonly<Record<Side, readonly Flower[]>>;

/** The side with the better hand, or the reason why the planting does not count and is made again. */
export type Verdict = Side | "tie" | "rare";

/**
 * Hands by the number of matching pairs of flowers: three alike are three pairs, four are six. The numbers are
 * distinct.
 */
const HAND_OF_PAIRS: ReadonlyMap<number, Hand> = new Map([
  [0, "bust"],
  [1, "pair"],
  [2, "two-pair"],
  [3, "three"],
  [4, "full-house"],
  [6, "four"],
  [10, "five"],
]);

/** Returns the hand of up to five flowers; their colours do not rank. */
export function handOf(flowers: readonly Flower[]): Hand {
  let pairs = 0;
  for (let place = 1; place < flowers.length; place += 1) {
    for (let before = 0; before < place; before += 1) if (flowers[before] === flowers[place]) pairs += 1;
  }
  return handOfPairs(pairs);
}

/** Returns the hand of a bunch. @param counts number of flowers of each kind, in any order. */
export function handOfCounts(counts: readonly number[]): Hand {
  return handOfPairs(counts.reduce((pairs, count) => pairs + (count * (count - 1)) / 2, 0));
}

/** Marks the flowers that make the hand: those that match another one. A bust has none. */
export function makesHand(flowers: readonly Flower[]): readonly boolean[] {
  return flowers.map((flower) => flowers.filter((other) => other === flower).length > 1);
}

export function verdictOf({ player, host }: Planting): Verdict {
  if (player.some(isRare) || host.some(isRare)) return "rare";
  const ahead = HANDS.indexOf(handOf(player)) - HANDS.indexOf(handOf(host));
  if (ahead === 0) return "tie";
  return ahead > 0 ? "player" : "host";
}

function handOfPairs(pairs: number): Hand {
  const hand = HAND_OF_PAIRS.get(pairs);
  if (hand === undefined) throw new RangeError(`no five flowers have ${pairs} pairs alike`);
  return hand;
}
