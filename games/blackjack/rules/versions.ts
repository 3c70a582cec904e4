import { anyGame, type RulesByVersion } from "@fairhouse/kernel/any-game.ts";
import { blackjack, blackjackWithoutSides } from "./blackjack.ts";

export const versions: RulesByVersion = { 1: anyGame(blackjackWithoutSides), 2: anyGame(blackjack) };
