/** How somebody plays. */
export interface Temperament {
  readonly name: string;
  /** Of forty players so many. */
  readonly ofForty: number;
  /** A first stake as a share of what they hold, from and to. */
  readonly stake: readonly [number, number];
  /** Which bets of a game they like: 0 the calmest, 1 the wildest. */
  readonly daring: number;
  /** Mean pause between two bets, in milliseconds. */
  readonly pauseMs: number;
  /** What a loss does to the next stake; a win brings them back to the first. */
  readonly afterLoss: 1 | 2;
  /** Bets at one game before they go to another. */
  readonly sitting: number;
}

const TEMPERAMENTS: readonly Temperament[] = [
  { name: "careful", ofForty: 10, stake: [0.001, 0.003], daring: 0.1, pauseMs: 6_000, afterLoss: 1, sitting: 20 },
  { name: "steady", ofForty: 12, stake: [0.002, 0.008], daring: 0.4, pauseMs: 4_000, afterLoss: 1, sitting: 30 },
  { name: "quick", ofForty: 6, stake: [0.001, 0.002], daring: 0.4, pauseMs: 1_200, afterLoss: 1, sitting: 60 },
  { name: "chasing", ofForty: 4, stake: [0.001, 0.004], daring: 0.3, pauseMs: 3_000, afterLoss: 2, sitting: 25 },
  { name: "dreaming", ofForty: 5, stake: [0.001, 0.003], daring: 0.95, pauseMs: 5_000, afterLoss: 1, sitting: 15 },
  { name: "grand", ofForty: 3, stake: [0.03, 0.08], daring: 0.5, pauseMs: 9_000, afterLoss: 1, sitting: 12 },
];

/** Of so many players the n-th, from 0: in the shares that forty have, each kind among the first of them. */
export function temperamentOf(number: number): Temperament {
  const order = TEMPERAMENTS.flatMap((temperament) =>
    Array.from({ length: temperament.ofForty }, (_, n) => ({ temperament, at: (n + 0.5) / temperament.ofForty })),
  ).sort((one, other) => one.at - other.at);
  const found = order[number % order.length];
  if (found === undefined) throw new Error("there are no temperaments");
  return found.temperament;
}
