import type { BetType } from "../../shared/rules/bet-types.ts";
import { PAYS, WIN } from "./odds.ts";

export const betTypes: readonly BetType[] = [{ name: "every bet", bet: {}, prizes: [{ returns: PAYS, chance: WIN }] }];
