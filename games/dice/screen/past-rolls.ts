import { ROLLS } from "../rules/terms.ts";

/** A settled roll. */
export interface PastRoll {
  readonly id: string;
  readonly roll: number;
  readonly won: boolean;
}

/** Number of equal parts of the scale whose rolls are counted. */
export const PARTS = 20;

/** Counts the rolls in each part of the scale, from its left end. */
export function spreadOf(rolls: readonly PastRoll[]): readonly number[] {
  const counts = Array.from({ length: PARTS }, () => 0);
  for (const { roll } of rolls) {
    const part = Math.floor((roll * PARTS) / ROLLS);
    counts[part] = (counts[part] ?? 0) + 1;
  }
  return counts;
}

/** Summarises rolls, newest first: wins, the streak that goes on, the longest streak of wins, and the mean roll. */
export function summaryOf(rolls: readonly PastRoll[]) {
  const won = rolls[0]?.won ?? false;
  const turn = rolls.findIndex((roll) => roll.won !== won);
  let [run, mostWins] = [0, 0];
  for (const roll of rolls) {
    run = roll.won ? run + 1 : 0;
    mostWins = Math.max(mostWins, run);
  }
  return {
    wins: rolls.filter((roll) => roll.won).length,
    streak: { won, length: turn === -1 ? rolls.length : turn },
    mostWins,
    mean: rolls.length === 0 ? 0 : Math.round(rolls.reduce((sum, { roll }) => sum + roll, 0) / rolls.length),
  };
}
