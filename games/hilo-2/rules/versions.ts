import { anyGame, type RulesByVersion } from "@fairhouse/kernel/any-game.ts";
import { liveHilo } from "./hilo.ts";

export const versions: RulesByVersion = { 1: anyGame(liveHilo) };
