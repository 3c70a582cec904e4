import { GroupCommit } from "@fairhouse/play/commit/group-commit.ts";
import type { StakeLimits } from "@fairhouse/play/ports.ts";
import type { ChainOptions } from "@fairhouse/play/seed/chain-store.ts";
import type { HouseParts } from "../../parts.ts";
import { millInThread } from "./chains/chain-mill.ts";
import { PlayBus } from "./live/play-bus.ts";

/** The parts of play that its kinds share. */
export interface PlayParts extends Pick<HouseParts, "pool" | "config" | "games" | "players" | "clock" | "switches"> {
  readonly commit: GroupCommit;
  readonly bus: PlayBus;
  readonly limits: StakeLimits;
  readonly chain: ChainOptions;
}

/**
 * A million rounds of a table last a year and a half; a thousand links are stored, and the others are computed from
 * them.
 */
export const standardChain: ChainOptions = { length: 1_000_000, stride: 1_000, mill: millInThread };

export function composePlay(house: HouseParts, chain: ChainOptions): PlayParts {
  const { pool, playPool, games, players, clock, switches, houseAccounts, config, ticks } = house;
  const bus = new PlayBus(house);
  const { severalGames, betweenBetsMs } = config.play;
  const pacing = severalGames && betweenBetsMs === 0 ? undefined : { severalGames, betweenBetsMs };
  const limits = { minBet: config.currency.minBet, maxBet: config.currency.maxBet, pacing };
  const commit = new GroupCommit({ pool: playPool, players, houseAccounts, clock, bus, ticks });
  ticks.onTurn(() => commit.forgetAll());
  return { pool, games, players, clock, switches, config, commit, bus, limits, chain };
}
