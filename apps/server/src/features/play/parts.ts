import { GroupCommit } from "@fairhouse/play/commit/group-commit.ts";
import { HandHost } from "@fairhouse/play/hand/hand-host.ts";
import { InstantHost } from "@fairhouse/play/instant-host.ts";
import { RoundHost } from "@fairhouse/play/round/round-host.ts";
import type { ChainOptions } from "@fairhouse/play/seed/chain-store.ts";
import { SeedHost } from "@fairhouse/play/seed/seed-host.ts";
import type { HouseParts } from "../../parts.ts";
import { millInThread } from "./chains/chain-mill.ts";
import { PlayBus } from "./live/play-bus.ts";
import { PostedTableLink } from "./live/table-link.ts";

/** The hosts of this server, over one group commit. */
export interface PlayParts extends Pick<HouseParts, "pool" | "config" | "games" | "players" | "clock" | "switches"> {
  readonly commit: GroupCommit;
  readonly instant: InstantHost;
  readonly hands: HandHost;
  readonly seeds: SeedHost;
  readonly rounds: RoundHost;
}

/**
 * A million rounds of a table last a year and a half; a thousand links are stored, and the others are computed from
 * them.
 */
export const standardChain: ChainOptions = { length: 1_000_000, stride: 1_000, mill: millInThread };

export function composePlay(house: HouseParts, chain: ChainOptions): PlayParts {
  const { pool, playPool, games, players, clock, random, switches, houseAccounts, config } = house;
  const bus = new PlayBus(house);
  const link = new PostedTableLink(clock, house.sockets.post);
  const limits = { minBet: config.currency.minBet, maxBet: config.currency.maxBet };
  const { ticks } = house;
  const commit = new GroupCommit({ pool: playPool, players, houseAccounts, clock, bus, ticks });
  const roundGames = games.ids.map((id) => games.latest(id)).filter((game) => game?.kind === "round");
  const rounds = new RoundHost({
    ...house,
    pool: playPool,
    readPool: pool,
    roundGames,
    commit,
    bus,
    link,
    limits,
    chain,
    server: house.serverId,
    leaseMs: config.tableLeaseMs,
  });
  bus.follow(rounds);
  link.serve(rounds, house.log);
  ticks.onTurn(() => {
    commit.forgetAll();
    rounds.abandon();
  });
  return {
    rounds,
    pool,
    games,
    players,
    clock,
    switches,
    config,
    commit,
    instant: new InstantHost({ pool, commit, random, limits }),
    hands: new HandHost({ pool, commit, players, random, limits }),
    seeds: new SeedHost({ pool, players, random, commit }),
  };
}
