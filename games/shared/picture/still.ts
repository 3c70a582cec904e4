import type { BetPage } from "@fairhouse/protocol/play.ts";
import type { RoundPage } from "@fairhouse/protocol/table.ts";

/** Size of the area that a game draws into, in units of the picture. */
export const STAGE = { width: 560, height: 518 } as const;

/**
 * `picture.ts` of a game's folder: a small picture of how a settled bet ended, with as few words as possible. It is
 * pure text, without React or a page, so that server and browser draw it alike. A game without one is shown by its art.
 */
export interface PictureModule {
  /** Files of `screen/art` that the still refers to by {@link artAt}, without their extension. */
  readonly arts?: readonly string[];
  /**
   * Returns SVG for the box of {@link STAGE}; null for facts of another shape, for which the picture shows the game's
   * art.
   */
  readonly still: (page: BetPage) => string | null;
  /** The same for a whole round that is over, without anybody's bet; absent for games that have none. */
  readonly round?: (proof: RoundPage["proof"]) => string | null;
}
