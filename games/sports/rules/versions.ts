import { anyGame, type RulesByVersion } from "@fairhouse/kernel/any-game.ts";
import { sports } from "./sports.ts";

export const versions: RulesByVersion = { 1: anyGame(sports) };
