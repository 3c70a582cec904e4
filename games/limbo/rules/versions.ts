import { anyGame, type RulesByVersion } from "@fairhouse/kernel/any-game.ts";
import { limbo } from "./limbo.ts";

export const versions: RulesByVersion = { 1: anyGame(limbo) };
