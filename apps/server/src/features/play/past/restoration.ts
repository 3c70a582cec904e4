import { houseAccountsOf } from "@fairhouse/ledger/accounts.ts";
import type { Random } from "@fairhouse/platform/random.ts";
import { noTicks } from "@fairhouse/platform/ticks.ts";
import type { Vault } from "@fairhouse/platform/vault.ts";
import { GroupCommit } from "@fairhouse/play/commit/group-commit.ts";
import { PlayerStore } from "@fairhouse/play/commit/player-store.ts";
import type { Games } from "@fairhouse/play/ports.ts";
import { endChains } from "@fairhouse/play/restore/end-chains.ts";
import { giveBackHands } from "@fairhouse/play/restore/give-back-hands.ts";
import { renewSeeds } from "@fairhouse/play/restore/renew-seeds.ts";
import { voidOpenRounds } from "@fairhouse/play/restore/void-rounds.ts";
import { RoundSettlement } from "@fairhouse/play/round/end/round-settlement.ts";
import { RoundStore } from "@fairhouse/play/round/round-store.ts";
import { ChainStore } from "@fairhouse/play/seed/chain-store.ts";
import type pg from "pg";
import { systemClock } from "../../../machinery/clock.ts";
import { addNotices } from "../../notifications/notices.ts";

/** Part of the record of every round that was given back. */
export const VOID_REASON = "the database went back in time";

export interface RestorationParts {
  readonly pool: pg.Pool;
  readonly vault: Vault;
  readonly random: Random;
  readonly games: Games;
}

/** The numbers of hands, rounds, chains and players that a restoration gave back, ended or renewed. */
export interface Restoration {
  readonly hands: number;
  readonly rounds: number;
  readonly chains: number;
  readonly players: number;
}

/**
 * Discards everything that a database that went back could foretell: open hands and rounds are given back, chains end,
 * and every player gets new seed pairs. Each step may be repeated, so that a restoration that broke off can start over.
 * No server is let in meanwhile.
 */
export async function restoreHouse(parts: RestorationParts): Promise<Restoration> {
  const { pool, random, vault } = parts;
  const { commit, settlement } = await hostsOf(parts);
  const hands = await giveBackHands(pool, commit);
  const rounds = await voidRounds(parts, settlement);
  const chains = await endChains(pool, VOID_REASON);
  const players = await renewSeeds({ pool, vault, random });
  await noteGivenBack(pool, random);
  return { hands, rounds, chains, players };
}

/** Makes hosts that nobody plays beside. */
async function hostsOf({ pool, vault, games, random }: RestorationParts) {
  const players = new PlayerStore(vault, games, random);
  const bus = { publish: () => undefined };
  const parts = { pool, players, houseAccounts: await houseAccountsOf(pool), clock: systemClock };
  const commit = new GroupCommit({ ...parts, bus, ticks: noTicks });
  return { commit, settlement: new RoundSettlement({ ...parts, commit }) };
}

async function voidRounds(parts: RestorationParts, settlement: RoundSettlement): Promise<number> {
  const { pool, games } = parts;
  // This store opens existing chains and makes none.
  const mill = () => Promise.reject(new Error("a restoration makes no chain"));
  const chains = new ChainStore({ ...parts, clock: systemClock, chain: { length: 1, stride: 1, mill } });
  const store = new RoundStore({ ...parts, chains });
  return voidOpenRounds({ pool, games, store, chains, settlement }, VOID_REASON);
}

/** Stores the notices that the books call for, so that a repeated run sends those that are still missing. */
async function noteGivenBack(pool: pg.Pool, random: Random): Promise<void> {
  const { rows } = await pool.query<{ id: string; player: string; game: string; stake: number }>(
    `select b.id, b.player, b.game, b.stake from play_bet b left join play_round r on r.id = b.round
     where b.refunded and (b.kind = 'hand' or r.void_reason = $1)
       and not exists (select 1 from notification n where n.player = b.player and n.kind = 'given_back' and n.about = b.id::text)`,
    [VOID_REASON],
  );
  const notices = rows.map(({ id, player, game, stake }) => ({
    player,
    kind: "given_back" as const,
    about: id,
    data: { bet: id, game, stake },
  }));
  await addNotices(pool, random, notices, systemClock.now());
}
