import { HAND_SIZE, type Planting } from "../rules/hands.ts";

/** Progress of the screen in showing a bet. */
export interface Shown {
  /** Index of the planting. */
  readonly planting: number;
  /** Number of its flowers in the ground, 0 … 10: player and host plant in turns, place by place. */
  readonly planted: number;
  /** True once all of it are planted and the hands compared. */
  readonly judged: boolean;
  /** True if it was the last one and the bet is over. */
  readonly over: boolean;
}

export interface ShownStep {
  /** Time since the beginning of the show. */
  readonly atMs: number;
  readonly shown: Shown;
}

const FLOWERS_PLANTED = 2 * HAND_SIZE;

const FLOWER_MS = 240;
/** Delay before each flower of the last pair, which decides. */
const LAST_MS = 420;
const JUDGE_MS = 420;
/** Time for which a planting stays visible before it is planted again. */
const AGAIN_MS = 1_100;
/**
 * Each further planting goes faster, down to a quarter: bets with a dozen have been seen, and nobody should wait a
 * minute.
 */
const FASTER = 0.7;
const FASTEST = 0.25;

export const NOTHING: Shown = { planting: 0, planted: 0, judged: false, over: false };

/**
 * Computes the steps that show all plantings of a bet, flower by flower, within `longestMs`: if they need more, all of
 * them go faster. Pure.
 */
export function showSteps(plantings: readonly Planting[], longestMs: number): readonly ShownStep[] {
  const steps = stepsOf(plantings);
  const share = Math.min(1, longestMs / (steps.at(-1)?.atMs ?? 1));
  return steps.map(({ atMs, shown }) => ({ atMs: atMs * share, shown }));
}

function stepsOf(plantings: readonly Planting[]): readonly ShownStep[] {
  const steps: ShownStep[] = [];
  let atMs = 0;
  plantings.forEach((_, planting) => {
    const share = Math.max(FASTEST, FASTER ** planting);
    const over = planting === plantings.length - 1;
    if (planting > 0) steps.push({ atMs, shown: { ...NOTHING, planting } });
    for (let planted = 1; planted <= FLOWERS_PLANTED; planted += 1) {
      atMs += share * (planted > FLOWERS_PLANTED - 2 ? LAST_MS : FLOWER_MS);
      steps.push({ atMs, shown: { planting, planted, judged: false, over: false } });
    }
    atMs += share * JUDGE_MS;
    steps.push({ atMs, shown: { planting, planted: FLOWERS_PLANTED, judged: true, over } });
    atMs += Math.max(share, FASTER ** 2) * AGAIN_MS;
  });
  return steps;
}

/** Returns the progress of a bet that is shown completely. */
export function endOf(plantings: readonly Planting[]): Shown {
  return { planting: plantings.length - 1, planted: FLOWERS_PLANTED, judged: true, over: true };
}

/** Returns the flowers of a planting that are already in the ground. */
export function inTheGround({ player, host }: Planting, planted: number): Planting {
  return { player: player.slice(0, Math.ceil(planted / 2)), host: host.slice(0, Math.floor(planted / 2)) };
}

/** Returns the planted flowers of both beds; null while there are none. */
export function groundOf(of: { readonly plantings: readonly Planting[]; readonly shown: Shown }): Planting | null {
  const now = of.plantings[of.shown.planting];
  return now === undefined || of.shown.planted === 0 ? null : inTheGround(now, of.shown.planted);
}
