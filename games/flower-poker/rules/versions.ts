import { anyGame, type RulesByVersion } from "@fairhouse/kernel/any-game.ts";
import { flowerPoker } from "./flower-poker.ts";

export const versions: RulesByVersion = { 1: anyGame(flowerPoker) };
