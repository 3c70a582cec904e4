import { anyGame, type RulesByVersion } from "@fairhouse/kernel/any-game.ts";
import { jackpot } from "./jackpot.ts";

export const versions: RulesByVersion = { 1: anyGame(jackpot) };
