import type { BetPage } from "@fairhouse/protocol/play.ts";

/** What a game draws into: units of the picture. */
export const STAGE = { width: 560, height: 518 } as const;

/**
 * `picture.ts` of a game's folder: how a settled bet ended, small and without words that it can do without. Server and browser draw it
 * alike, so it is text alone: neither React nor a page stands behind it. A game without one is shown by its art.
 */
export interface PictureModule {
  /** Files of `screen/art` that the still refers to by {@link artAt}, without their ending. */
  readonly arts?: readonly string[];
  /** SVG in the box of {@link STAGE}; null for facts of another shape, of which the picture shows the game's art. */
  readonly still: (page: BetPage) => string | null;
}
