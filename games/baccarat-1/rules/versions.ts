import { anyGame, type RulesByVersion } from "@fairhouse/kernel/any-game.ts";
import { baccarat } from "./baccarat.ts";

export const versions: RulesByVersion = { 1: anyGame(baccarat) };
