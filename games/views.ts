import type { BetReplayModule, BetViewModule, BetViews, WorkingsModule } from "./shared/screen/bet-view.ts";

/** Found by folder, and fetched one by one when they are wanted. */
const stills = import.meta.glob<BetViewModule>("./*/screen/bet-view.tsx");
const replays = import.meta.glob<BetReplayModule>("./*/screen/bet-replay.tsx");
const workings = import.meta.glob<WorkingsModule>("./*/screen/workings.tsx");

/** How a game draws and replays a settled bet; undefined for a game that this house does not have (any more). */
export function viewsOf(id: string): BetViews | undefined {
  const still = stills[`./${id}/screen/bet-view.tsx`];
  if (still === undefined) return undefined;
  return { still, replay: replays[`./${id}/screen/bet-replay.tsx`], workings: workings[`./${id}/screen/workings.tsx`] };
}
