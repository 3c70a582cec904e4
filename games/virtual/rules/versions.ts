import { anyGame, type RulesByVersion } from "@fairhouse/kernel/any-game.ts";
import { virtual } from "./virtual.ts";

export const versions: RulesByVersion = { 1: anyGame(virtual) };
