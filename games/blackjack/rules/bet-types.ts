import type { BetType } from "../../shared/rules/bet-types.ts";
import { PRIZES } from "./return.ts";

export const betTypes: readonly BetType[] = [{ name: "basic strategy", bet: {}, prizes: PRIZES }];
