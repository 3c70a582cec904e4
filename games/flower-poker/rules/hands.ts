import { type Flower, isRare } from "./flowers.ts";

/** From the worst to the best. */
export const HANDS = ["bust", "pair", "two-pair", "three", "full-house", "four", "five"] as const;
export type Hand = (typeof HANDS)[number];

/** Flowers that each of the two plants. */
export const HAND_SIZE = 5;

export type Side = "player" | "host";

/** Both hands as they were planted once. */
export type Planting = Readonly<Record<Side, readonly Flower[]>>;

/** Who has the better hand, or why the planting counts for nobody and is made again. */
export type Verdict = Side | "tie" | "rare";

/** Hands by how many pairs of flowers are alike: three alike are three pairs, four are six. No two hands have the same number. */
const HAND_OF_PAIRS: ReadonlyMap<number, Hand> = new Map([
  [0, "bust"],
  [1, "pair"],
  [2, "two-pair"],
  [3, "three"],
  [4, "full-house"],
  [6, "four"],
  [10, "five"],
]);

/** What up to five flowers make; their colours do not rank. */
export function handOf(flowers: readonly Flower[]): Hand {
  let pairs = 0;
  for (let place = 1; place < flowers.length; place += 1) {
    for (let before = 0; before < place; before += 1) if (flowers[before] === flowers[place]) pairs += 1;
  }
  return handOfPairs(pairs);
}

/** @param counts how many flowers there are of each kind, in any order. */
export function handOfCounts(counts: readonly number[]): Hand {
  return handOfPairs(counts.reduce((pairs, count) => pairs + (count * (count - 1)) / 2, 0));
}

/** Which of the flowers make the hand: those that have their like. None of a bust. */
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
