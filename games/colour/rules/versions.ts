import { anyGame, type RulesByVersion } from "@fairhouse/kernel/any-game.ts";
import { colour } from "./colour.ts";

export const versions: RulesByVersion = { 1: anyGame(colour) };
