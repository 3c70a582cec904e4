import { anyGame, type RulesByVersion } from "@fairhouse/kernel/any-game.ts";
import { crash } from "./crash.ts";

export const versions: RulesByVersion = { 1: anyGame(crash) };
