import { looksOfGames } from "./looks-of-games.ts";
import type { Scene } from "./scene.ts";
import { scenesOfFrame } from "./scenes-of-frame.ts";
import { scenesOfPages } from "./scenes-of-pages.ts";
import { scenesOfParts } from "./scenes-of-parts.ts";

/** All scenes. */
export const scenes: readonly Scene[] = [
  ...scenesOfPages,
  ...scenesOfFrame,
  ...looksOfGames.flatMap(({ scenes }) => scenes),
  ...scenesOfParts,
];
