import { anyGame, type RulesByVersion } from "@fairhouse/kernel/any-game.ts";
import { wheel } from "./wheel.ts";

export const versions: RulesByVersion = { 1: anyGame(wheel) };
