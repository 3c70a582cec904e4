import type { GameMark } from "./shared/screen/game-mark.ts";

/** Collected by folder; games whose rules name no marks have none. */
const all = import.meta.glob<readonly GameMark[]>("./*/marks.ts", { eager: true, import: "marks" });

/** The numbers by which the history filters bets of a game, in display order. */
export function marksOf(game: string): readonly GameMark[] {
  return all[`./${game}/marks.ts`] ?? [];
}
