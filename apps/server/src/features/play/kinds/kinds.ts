import type { GameKind } from "@fairhouse/kernel/game.ts";
import { externalKind } from "./external/external-kind.ts";
import { handKind } from "./hand/hand-kind.ts";
import { instantKind } from "./instant/instant-kind.ts";
import type { PlayKind } from "./kind.ts";
import { roundKind } from "./round/round-kind.ts";

/** A line for each kind of game. */
export const kinds: Readonly<Record<GameKind, PlayKind>> = {
  instant: instantKind,
  hand: handKind,
  round: roundKind,
  external: externalKind,
};
