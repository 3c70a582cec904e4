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

/** What up to five flowers make, by how many are alike; their colours do not rank. */
export function handOf(flowers: readonly Flower[]): Hand {
  return handOfCounts([...countsOf(flowers).values()]);
}

/** @param counts how many flowers there are of each kind, in any order. */
export function handOfCounts(counts: readonly number[]): Hand {
  const [most = 0, second = 0] = [...counts].sort((a, b) => b - a);
  if (most === 5) return "five";
  if (most === 4) return "four";
  if (most === 3) return second === 2 ? "full-house" : "three";
  if (most === 2) return second === 2 ? "two-pair" : "pair";
  return "bust";
}

/** Which of the flowers make the hand: those that have their like. None of a bust. */
export function makesHand(flowers: readonly Flower[]): readonly boolean[] {
  const counts = countsOf(flowers);
  return flowers.map((flower) => (counts.get(flower) ?? 0) > 1);
}

export function verdictOf({ player, host }: Planting): Verdict {
  if (player.some(isRare) || host.some(isRare)) return "rare";
  const ahead = HANDS.indexOf(handOf(player)) - HANDS.indexOf(handOf(host));
  if (ahead === 0) return "tie";
  return ahead > 0 ? "player" : "host";
}

function countsOf(flowers: readonly Flower[]): ReadonlyMap<Flower, number> {
  const counts = new Map<Flower, number>();
  for (const flower of flowers) counts.set(flower, (counts.get(flower) ?? 0) + 1);
  return counts;
}
