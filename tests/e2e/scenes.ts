import type { Scene } from "./scene.ts";
import { scenesOfFrame } from "./scenes-of-frame.ts";
import { scenesOfGames } from "./scenes-of-games.ts";
import { scenesOfPages } from "./scenes-of-pages.ts";

/** Everything that there is to look at. */
export const scenes: readonly Scene[] = [...scenesOfPages, ...scenesOfFrame, ...scenesOfGames];
