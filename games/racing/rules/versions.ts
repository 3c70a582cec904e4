import { anyGame, type RulesByVersion } from "@fairhouse/kernel/any-game.ts";
import { racing } from "./racing.ts";

export const versions: RulesByVersion = { 1: anyGame(racing) };
