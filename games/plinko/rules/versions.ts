import { anyGame, type RulesByVersion } from "@fairhouse/kernel/any-game.ts";
import { plinko } from "./plinko.ts";

export const versions: RulesByVersion = { 1: anyGame(plinko) };
