import { GAME_KINDS, type GameKind } from "@fairhouse/kernel/game.ts";
import { houseAccountsOf } from "@fairhouse/ledger/accounts.ts";
import type { Random } from "@fairhouse/platform/random.ts";
import { noTicks } from "@fairhouse/platform/ticks.ts";
import { inTransaction } from "@fairhouse/platform/transaction.ts";
import type { Vault } from "@fairhouse/platform/vault.ts";
import { queryWithoutTimeout, takeTime } from "@fairhouse/platform/without-timeout.ts";
import { GroupCommit } from "@fairhouse/play/commit/group-commit.ts";
import { PlayerStore } from "@fairhouse/play/commit/player-store.ts";
import type { Games } from "@fairhouse/play/ports.ts";
import { endChains } from "@fairhouse/play/restore/end-chains.ts";
import { renewSeeds } from "@fairhouse/play/restore/renew-seeds.ts";
import { WENT_BACK } from "@fairhouse/play/restore/went-back.ts";
import type pg from "pg";
import { systemClock } from "../../../machinery/clock.ts";
import { endLog } from "../../house-log/writing/end-log.ts";
import { addNotices } from "../../notifications/notices.ts";
import type { RestoringParts } from "../kinds/kind.ts";
import { kinds } from "../kinds/kinds.ts";

export interface RestorationParts {
  readonly pool: pg.Pool;
  readonly vault: Vault;
  readonly random: Random;
  readonly games: Games;
}

/** The numbers of hands and rounds that a restoration gave back, of chains that it ended, and of players with new seeds. */
export interface Restoration {
  readonly givenBack: ReadonlyMap<GameKind, number>;
  readonly chains: number;
  readonly players: number;
}

/**
 * Discards everything that a database that went back could foretell: open hands and rounds are given back, chains end,
 * and every player gets new seed pairs. Each step may be repeated, so that a restoration that broke off can start over.
 * No server is let in meanwhile.
 * @param reason what the operator says of it, which the first entry of the next log keeps for ever.
 */
export async function restoreHouse(parts: RestorationParts, reason: string): Promise<Restoration> {
  const { pool, random, vault } = parts;
  await endLog(pool, `${WENT_BACK}: ${reason}`);
  const restoring = await partsOf(parts);
  const givenBack = new Map<GameKind, number>();
  for (const kind of GAME_KINDS) givenBack.set(kind, (await kinds[kind].giveBack?.(restoring, WENT_BACK)) ?? 0);
  const chains = await endChains(pool, WENT_BACK);
  const players = await renewSeeds({ pool, vault, random });
  await noteGivenBack(pool, random);
  return { givenBack, chains, players };
}

/** Makes what settles bets, with nobody to tell. */
async function partsOf({ pool, vault, games, random }: RestorationParts): Promise<RestoringParts> {
  const players = new PlayerStore(vault, games, random);
  const bus = { publish: () => undefined };
  const parts = { pool, players, houseAccounts: await houseAccountsOf(pool), clock: systemClock };
  return { ...parts, vault, games, random, commit: new GroupCommit({ ...parts, bus, ticks: noTicks }) };
}

/** Stores the notices that the books call for, so that a repeated run sends those that are still missing. */
async function noteGivenBack(pool: pg.Pool, random: Random): Promise<void> {
  // It reads every bet that was ever made.
  const { rows } = await withoutTimeout<{ id: string; player: string; game: string; stake: number }>(
    pool,
    `select b.id, b.player, b.game, b.stake from play_bet b left join play_round r on r.id = b.round
     where b.ended = 'refunded' and (b.kind = 'hand' or r.void_reason = $1 or exists (
         select 1 from play_wait w join play_fact f on f.id = w.fact where w.bet = b.id and f.void_reason = $1))
       and not exists (select 1 from notification n where n.player = b.player and n.kind = 'given_back' and n.about = b.id::text)`,
    [WENT_BACK],
  );
  const notices = rows.map(({ id, player, game, stake }) => ({
    player,
    kind: "given_back" as const,
    about: id,
    data: { bet: id, game, stake },
  }));
  await addNotices(pool, random, notices, systemClock.now());
}

function withoutTimeout<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  text: string,
  values: unknown[],
): Promise<pg.QueryResult<Row>> {
  return inTransaction(pool, async (client) => {
    await takeTime(client);
    return queryWithoutTimeout<Row>(client, text, values);
  });
}
