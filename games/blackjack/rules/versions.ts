import { anyGame, type RulesByVersion } from "@fairhouse/kernel/any-game.ts";
import { blackjack } from "./blackjack.ts";

export const versions: RulesByVersion = { 1: anyGame(blackjack) };
