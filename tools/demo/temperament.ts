/** A player's way of playing. */
export interface Temperament {
  readonly name: string;
  /** Number of players like this among forty. */
  readonly ofForty: number;
  /** The range of a first stake, as shares of their balance. */
  readonly stake: readonly [number, number];
  /** The bets of a game that they like: 0 the calmest, 1 the wildest. */
  readonly daring: number;
  /** Mean pause between two bets, in milliseconds. */
  readonly pauseMs: number;
  /** The factor of the next stake after a loss; a win brings them back to the first stake. */
  readonly afterLoss: 1 | 2;
  /** Approximate minutes that they stay at one game before they go to another. */
  readonly staysMinutes: number;
  /** The number of smallest bets below which they go home. */
  readonly goesHomeBelow: number;
}

const SMALL = { goesHomeBelow: 20 };
const TEMPERAMENTS: readonly Temperament[] = [
  {
    ...SMALL,
    name: "careful",
    ofForty: 11,
    stake: [0.001, 0.003],
    daring: 0.1,
    pauseMs: 6_000,
    afterLoss: 1,
    staysMinutes: 9,
  },
  {
    ...SMALL,
    name: "steady",
    ofForty: 12,
    stake: [0.001, 0.006],
    daring: 0.4,
    pauseMs: 4_000,
    afterLoss: 1,
    staysMinutes: 12,
  },
  {
    ...SMALL,
    name: "quick",
    ofForty: 6,
    stake: [0.001, 0.002],
    daring: 0.4,
    pauseMs: 1_200,
    afterLoss: 1,
    staysMinutes: 6,
  },
  {
    ...SMALL,
    name: "chasing",
    ofForty: 4,
    stake: [0.001, 0.004],
    daring: 0.3,
    pauseMs: 3_000,
    afterLoss: 2,
    staysMinutes: 8,
  },
  {
    ...SMALL,
    name: "dreaming",
    ofForty: 5,
    stake: [0.001, 0.003],
    daring: 0.95,
    pauseMs: 5_000,
    afterLoss: 1,
    staysMinutes: 7,
  },
  {
    name: "grand",
    ofForty: 2,
    stake: [0.03, 0.08],
    daring: 0.5,
    pauseMs: 9_000,
    afterLoss: 1,
    staysMinutes: 15,
    // With a lower value their stakes would be like everybody's.
    goesHomeBelow: 250,
  },
];

/**
 * The temperament of the n-th player, from 0: in the shares that forty have, with each kind among the first of them.
 */
export function temperamentOf(number: number): Temperament {
  const order = TEMPERAMENTS.flatMap((temperament) =>
    Array.from({ length: temperament.ofForty }, (_, n) => ({ temperament, at: (n + 0.5) / temperament.ofForty })),
  ).sort((one, other) => one.at - other.at);
  const found = order[number % order.length];
  if (found === undefined) throw new Error("there are no temperaments");
  return found.temperament;
}
