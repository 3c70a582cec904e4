import { voidOpenRounds } from "@fairhouse/play/restore/void-rounds.ts";
import { RoundSettlement } from "@fairhouse/play/round/end/round-settlement.ts";
import { RoundHost } from "@fairhouse/play/round/round-host.ts";
import { RoundStore } from "@fairhouse/play/round/round-store.ts";
import { ChainStore } from "@fairhouse/play/seed/chain-store.ts";
import { tableFairnessRoute } from "../../chains/chain-routes.ts";
import { mayWatchOf } from "../../live/rooms.ts";
import { PostedTableLink } from "../../live/table-link.ts";
import { Watchers } from "../../live/watchers.ts";
import type { PlayKind } from "../kind.ts";
import { readRoundProof } from "./round-proof.ts";
import { tableRoutes } from "./routes.ts";

export const roundKind: PlayKind = {
  open(house, parts) {
    const { games, playPool, pool, clock, sockets, serverId, config, ticks, log } = house;
    sockets.admit(mayWatchOf(games));
    new Watchers(sockets, clock);
    const link = new PostedTableLink(clock, sockets.post);
    const roundGames = games.ids.map((id) => games.latest(id)).filter((game) => game?.kind === "round");
    const rounds = new RoundHost({
      ...house,
      ...parts,
      pool: playPool,
      readPool: pool,
      roundGames,
      link,
      server: serverId,
      leaseMs: config.tableLeaseMs,
    });
    parts.bus.follow(rounds);
    link.serve(rounds, log);
    ticks.onTurn(() => rounds.abandon());
    return {
      routes(app) {
        tableRoutes(app, parts, rounds);
        tableFairnessRoute(app, { games: house.games, rounds });
      },
      begin: () => rounds.start(),
      awaited: () => rounds.awaited.map((table) => `the round of ${table}`),
      finish: () => rounds.stop(),
      close: async () => rounds.abandon(),
    };
  },
  async proof(parts, bet) {
    if (bet.round === null) throw new Error(`bet ${bet.id} has no round`);
    return { proof: await readRoundProof(parts, bet.round), moves: [] };
  },
  // By the few open rounds, so a player with a million settled bets costs no more than one without.
  openBets: `select b.id, b.game, b.kind, b.currency, b.stake, b.created_at
    from play_round r join play_bet b on b.round = r.id and b.player = $1 and b.settled_at is null
    where r.phase in ('betting', 'closing', 'running')`,
  giveBack(parts, reason) {
    // This store opens existing chains and makes none.
    const mill = () => Promise.reject(new Error("a restoration makes no chain"));
    const chains = new ChainStore({ ...parts, chain: { length: 1, stride: 1, mill } });
    const store = new RoundStore({ ...parts, chains });
    return voidOpenRounds({ ...parts, store, chains, settlement: new RoundSettlement(parts) }, reason);
  },
};
