import { anyGame, type RulesByVersion } from "@fairhouse/kernel/any-game.ts";
import { aviator } from "./aviator.ts";

export const versions: RulesByVersion = { 1: anyGame(aviator) };
