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
  /** About how long they stay at one game before they go to another, in minutes. */
  readonly staysMinutes: number;
  /** Who holds less than so many smallest bets goes home. */
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
    // With less their stakes would be everybody's.
    goesHomeBelow: 250,
  },
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
