import type { BetReplayModule, BetViewModule, BetViews, WorkingsModule } from "./shared/screen/bet-view.ts";

/** Collected by folder and fetched one by one on demand. */
const stills = import.meta.glob<BetViewModule>("./*/screen/bet-view.tsx");
const replays = import.meta.glob<BetReplayModule>("./*/screen/bet-replay.tsx");
const workings = import.meta.glob<WorkingsModule>("./*/screen/workings.tsx");

/**
 * Returns the views that draw and replay a settled bet; undefined for a game that this house does not have (or no
 * longer has).
 */
export function viewsOf(id: string): BetViews | undefined {
  const still = stills[`./${id}/screen/bet-view.tsx`];
  if (still === undefined) return undefined;
  return { still, replay: replays[`./${id}/screen/bet-replay.tsx`], workings: workings[`./${id}/screen/workings.tsx`] };
}
