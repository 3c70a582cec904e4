import { anyGame, type RulesByVersion } from "@fairhouse/kernel/any-game.ts";
import { hilo } from "./hilo.ts";

export const versions: RulesByVersion = { 1: anyGame(hilo) };
