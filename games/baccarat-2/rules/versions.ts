import { anyGame, type RulesByVersion } from "@fairhouse/kernel/any-game.ts";
import { liveBaccarat } from "./live-baccarat.ts";

export const versions: RulesByVersion = { 1: anyGame(liveBaccarat) };
