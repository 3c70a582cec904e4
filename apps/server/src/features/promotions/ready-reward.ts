import type { CurrentNotices } from "../../parts.ts";
import { dailyAmount, readRewards } from "./claims.ts";
import { dayOf } from "./rules.ts";

/** Notices of a daily reward that is ready to be claimed. A player who wanted a break, or was banned, gets none. */
export const readyReward: CurrentNotices = {
  kind: "reward_ready",
  async find(house, player) {
    const { barred, daily } = await readRewards(house, player);
    if (barred !== null || daily.claimed) return [];
    const data = { step: daily.step, amount: dailyAmount(daily.step, house.config.currency.minBet) };
    return [{ player, kind: "reward_ready", about: String(dayOf(house.clock.now())), data }];
  },
};
