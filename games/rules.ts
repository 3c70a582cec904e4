import { type AnyGame, anyGame } from "@fairhouse/kernel/any-game.ts";
import type { GameId } from "./catalog.ts";

/** Every version of a game's rules that a bet may still refer to, by version number. */
export type RulesByVersion = Readonly<Record<number, AnyGame>>;

/** Loads a game's rules. The server awaits all of them at boot, the browser the one that it shows or verifies. */
export const rules: Record<GameId, () => Promise<RulesByVersion>> = {
  mines: async () => ({ 1: anyGame((await import("./mines/rules/mines.ts")).mines) }),
  crash: async () => ({ 1: anyGame((await import("./crash/rules/crash.ts")).crash) }),
  roulette: async () => ({ 1: anyGame((await import("./roulette/rules/roulette.ts")).roulette) }),
};
