import { HAND_SIZE, type Planting } from "../rules/hands.ts";

/** How fast flowers are planted, as the player wishes. */
export type Pace = "calm" | "quick";

/** How much of a bet is shown. */
export interface Shown {
  /** Which planting. */
  readonly planting: number;
  /** Flowers of it, 0 … 10: player and host plant in turns, place by place. */
  readonly planted: number;
  /** All of it are planted, and the hands are compared. */
  readonly judged: boolean;
  /** It was the last one: the bet is over. */
  readonly over: boolean;
}

export interface ShownStep {
  /** Since the beginning of the show. */
  readonly atMs: number;
  readonly shown: Shown;
}

const FLOWERS_PLANTED = 2 * HAND_SIZE;

interface Tempo {
  readonly flowerMs: number;
  /** Before each flower of the last pair, which decides. */
  readonly lastMs: number;
  readonly judgeMs: number;
  /** A planting that is planted again stays in sight so long. */
  readonly againMs: number;
}

const TEMPI: Readonly<Record<Pace, Tempo>> = {
  calm: { flowerMs: 240, lastMs: 420, judgeMs: 420, againMs: 1_100 },
  quick: { flowerMs: 80, lastMs: 130, judgeMs: 240, againMs: 650 },
};
/** Each further planting goes faster, down to a quarter: a dozen of them have been seen, and nobody waits for a minute. */
const FASTER = 0.7;
const FASTEST = 0.25;

export const NOTHING: Shown = { planting: 0, planted: 0, judged: false, over: false };

/** All plantings of a bet, flower by flower. Pure. */
export function showSteps(plantings: readonly Planting[], pace: Pace): readonly ShownStep[] {
  const steps: ShownStep[] = [];
  let atMs = 0;
  plantings.forEach((_, planting) => {
    const tempo = TEMPI[pace];
    const share = Math.max(FASTEST, FASTER ** planting);
    const over = planting === plantings.length - 1;
    if (planting > 0) steps.push({ atMs, shown: { ...NOTHING, planting } });
    for (let planted = 1; planted <= FLOWERS_PLANTED; planted += 1) {
      atMs += share * (planted > FLOWERS_PLANTED - 2 ? tempo.lastMs : tempo.flowerMs);
      steps.push({ atMs, shown: { planting, planted, judged: false, over: false } });
    }
    atMs += share * tempo.judgeMs;
    steps.push({ atMs, shown: { planting, planted: FLOWERS_PLANTED, judged: true, over } });
    atMs += Math.max(share, FASTER ** 2) * tempo.againMs;
  });
  return steps;
}

/** The bet when all of it is shown. */
export function endOf(plantings: readonly Planting[]): Shown {
  return { planting: plantings.length - 1, planted: FLOWERS_PLANTED, judged: true, over: true };
}

/** Of this planting, what is in the ground. */
export function inTheGround({ player, host }: Planting, planted: number): Planting {
  return { player: player.slice(0, Math.ceil(planted / 2)), host: host.slice(0, Math.floor(planted / 2)) };
}
