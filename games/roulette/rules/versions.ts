import { anyGame, type RulesByVersion } from "@fairhouse/kernel/any-game.ts";
import { roulette } from "./roulette.ts";

export const versions: RulesByVersion = { 1: anyGame(roulette) };
