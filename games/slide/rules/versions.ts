import { anyGame, type RulesByVersion } from "@fairhouse/kernel/any-game.ts";
import { slide } from "./slide.ts";

export const versions: RulesByVersion = { 1: anyGame(slide) };
