import { anyGame, type RulesByVersion } from "@fairhouse/kernel/any-game.ts";
import { videoPoker } from "./video-poker.ts";

export const versions: RulesByVersion = { 1: anyGame(videoPoker) };
