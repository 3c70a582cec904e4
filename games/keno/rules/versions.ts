import { anyGame, type RulesByVersion } from "@fairhouse/kernel/any-game.ts";
import { keno } from "./keno.ts";

export const versions: RulesByVersion = { 1: anyGame(keno) };
