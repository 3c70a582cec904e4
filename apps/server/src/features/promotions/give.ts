import type { AccountState, HouseAccounts } from "@fairhouse/ledger/entry.ts";
import { grant } from "@fairhouse/ledger/grant.ts";
import type { RewardKind } from "@fairhouse/protocol/promotions.ts";
import type { PoolClient } from "pg";

/** A reward about to be given, as in its row. */
export interface Reward {
  /** UUID; also the reference of its movement. */
  readonly id: string;
  readonly player: string;
  readonly kind: RewardKind | "race";
  readonly ordinal: number;
  readonly step: number;
  readonly amount: number;
  readonly key: string | null;
  readonly at: number;
}

/** The act of a reward's movement. Openings of accounts use the same number. */
export const GRANT_ACT = 1;

/**
 * Writes a reward and moves its coins from promotions, in the caller's transaction, which holds the lock of the
 * player's row. Raises the player's version, so that a bet computed from the earlier balance is computed again.
 * @throws the database's error if this reward was given before: the whole transaction is then undone.
 */
export async function give(
  db: PoolClient,
  reward: Reward,
  account: number,
  house: HouseAccounts,
): Promise<AccountState> {
  const { id, player, kind, ordinal, step, amount, key, at } = reward;
  await db.query(
    `insert into promotion_claim (id, player, kind, ordinal, step, amount, key, at) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, player, kind, ordinal, step, amount, key, new Date(at)],
  );
  await db.query("update play_player set version = version + 1 where id = $1", [player]);
  return grant(db, { reference: id, act: GRANT_ACT, account, amount }, house);
}
