import { anyGame, type RulesByVersion } from "@fairhouse/kernel/any-game.ts";
import { mines } from "./mines.ts";

export const versions: RulesByVersion = { 1: anyGame(mines) };
