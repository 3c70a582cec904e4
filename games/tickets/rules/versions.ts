import { anyGame, type RulesByVersion } from "@fairhouse/kernel/any-game.ts";
import { tickets } from "./tickets.ts";

export const versions: RulesByVersion = { 1: anyGame(tickets) };
