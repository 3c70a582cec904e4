import { anyGame, type RulesByVersion } from "@fairhouse/kernel/any-game.ts";
import { houseMarkets } from "./house-markets.ts";

export const versions: RulesByVersion = { 1: anyGame(houseMarkets) };
