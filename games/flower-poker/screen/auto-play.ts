import type { AutoPlay } from "../../shared/screen/panel/auto-bets.ts";
import type { FlowerPokerBet } from "../rules/flower-poker.ts";

export const autoPlay: AutoPlay<object, FlowerPokerBet> = { bet: (amount) => ({ amount }), example: {} };
