import { anyGame, type RulesByVersion } from "@fairhouse/kernel/any-game.ts";
import { goal } from "./goal.ts";

export const versions: RulesByVersion = { 1: anyGame(goal) };
