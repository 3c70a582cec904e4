import { anyGame, type RulesByVersion } from "@fairhouse/kernel/any-game.ts";
import { dice } from "./dice.ts";

export const versions: RulesByVersion = { 1: anyGame(dice) };
