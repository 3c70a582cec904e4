import { inTransaction } from "@fairhouse/platform/transaction.ts";
import { heldSum } from "@fairhouse/play/round/end/unshown.ts";
import type { ClaimAnswer, OwnRewards, RewardKind } from "@fairhouse/protocol/promotions.ts";
import type { Pool, PoolClient } from "pg";
import { AppError } from "../../machinery/http/errors.ts";
import type { HouseParts } from "../../parts.ts";
import { heldBy, toldOpenBets } from "../play/bets/open-stakes.ts";
import { GRANT_ACT, give, type Reward } from "./give.ts";
import { DAILY_IN_BETS, dailyState, dayOf, FREE_COINS_IN_BETS, freeCoinsState } from "./rules.ts";

export type RewardParts = Pick<HouseParts, "pool" | "clock" | "random" | "houseAccounts" | "config">;

export type ClaimParts = RewardParts & Pick<HouseParts, "balances">;

interface BarRow {
  banned_at: Date | null;
  excluded_until: Date | null;
}

interface PlayerRow extends BarRow {
  id: string;
  account: number;
  adult_at: Date | null;
}

interface ClaimRow {
  id: string;
  kind: RewardKind;
  ordinal: number;
  step: number;
  amount: number;
  at: Date;
}

/** Returns the amount of a daily reward of a step, 1 to 7. */
export function dailyAmount(step: number, minBet: number): number {
  return (DAILY_IN_BETS[step - 1] ?? 0) * minBet;
}

/** Reads the state of a player's rewards. */
export async function readRewards(parts: RewardParts, player: string): Promise<OwnRewards> {
  const now = parts.clock.now();
  const [bar, daily, freeCoins, worth] = await Promise.all([
    readBar(parts.pool, player),
    lastClaim(parts.pool, player, "daily"),
    lastClaim(parts.pool, player, "free_coins"),
    worthOf(parts.pool, parts.config.currency._id, player, now),
  ]);
  const day = dailyState(daily, now);
  const free = freeCoinsState(freeCoins?.at.getTime() ?? null, worth, parts.config.currency.minBet, now);
  return {
    barred: bar === undefined ? null : barOf(bar, now),
    daily: { claimed: day.claimed, step: day.step, nextAt: new Date(day.nextAt).toISOString() },
    freeCoins: {
      open: free.open,
      why: free.open ? null : free.why,
      nextAt: free.open || free.nextAt === null ? null : new Date(free.nextAt).toISOString(),
    },
  };
}

/**
 * Gives a reward once. The player's row is locked before anything is read, so of many simultaneous claims, on any
 * server, the first is decided before the second begins; unique rows back this up. The same key again gets the first
 * answer.
 * @throws AppError banned, excluded, age_unconfirmed, reward_claimed, coins_left, reward_waiting or key_reused.
 */
export async function claim(parts: ClaimParts, player: string, kind: RewardKind, key: string): Promise<ClaimAnswer> {
  const { answer, fresh } = await inTransaction(parts.pool, async (db) => {
    const row = await lockPlayer(db, player);
    const known = await firstAnswer(parts, db, player, kind, key);
    if (known !== null) return { answer: known, fresh: false };
    refuseReward(row, parts.clock.now());
    const reward =
      kind === "daily" ? await dailyReward(parts, db, player, key) : await freeCoins(parts, db, player, key);
    const account = await give(db, reward, row.account, parts.houseAccounts(parts.config.currency._id));
    const balance = { currencyId: parts.config.currency._id, amount: account.balance, version: account.entries };
    return { answer: answerOf(kind, reward, reward.at, balance), fresh: true };
  });
  if (fresh) parts.balances.publish({ type: "balance", player, balance: answer.balance });
  return answer;
}

async function lockPlayer(db: PoolClient, player: string): Promise<PlayerRow> {
  const { rows } = await db.query<PlayerRow>(
    "select id, account, adult_at, banned_at, excluded_until from play_player where id = $1 for update",
    [player],
  );
  const row = rows[0];
  if (row === undefined) throw new AppError("unauthenticated");
  return row;
}

/** Refuses rewards to players who may not play. */
function refuseReward(row: PlayerRow, now: number): void {
  if (row.adult_at === null) throw new AppError("age_unconfirmed");
  const bar = barOf(row, now);
  if (bar !== null) throw new AppError(bar.why, bar.until === null ? undefined : { until: bar.until });
}

/** Returns the ban or exclusion that keeps rewards from a player, or null. */
function barOf({ banned_at, excluded_until }: BarRow, now: number): OwnRewards["barred"] {
  if (banned_at !== null) return { why: "banned", until: null };
  if (excluded_until === null || excluded_until.getTime() <= now) return null;
  return { why: "excluded", until: excluded_until.toISOString() };
}

/** Reads without a lock: rewards are offered by it, and given under {@link lockPlayer}. */
async function readBar(pool: Pool, player: string): Promise<BarRow | undefined> {
  const { rows } = await pool.query<BarRow>({
    name: "promotion-bar",
    text: "select banned_at, excluded_until from play_player where id = $1",
    values: [player],
  });
  return rows[0];
}

async function firstAnswer(
  { config }: RewardParts,
  db: PoolClient,
  player: string,
  kind: RewardKind,
  key: string,
): Promise<ClaimAnswer | null> {
  const { rows } = await db.query<ClaimRow & { balance: number; sequence: number }>(
    `select c.kind, c.step, c.amount, c.at, m.balance, m.sequence from promotion_claim c
     join ledger_movement m on m.reference = c.id and m.act = ${GRANT_ACT} where c.player = $1 and c.key = $2`,
    [player, key],
  );
  const known = rows[0];
  if (known === undefined) return null;
  if (known.kind !== kind) throw new AppError("key_reused");
  const balance = { currencyId: config.currency._id, amount: known.balance, version: known.sequence };
  return answerOf(kind, known, known.at.getTime(), balance);
}

async function dailyReward(parts: RewardParts, db: PoolClient, player: string, key: string): Promise<Reward> {
  const now = parts.clock.now();
  const state = dailyState(await lastClaim(db, player, "daily"), now);
  if (state.claimed) throw new AppError("reward_claimed", { nextAt: new Date(state.nextAt).toISOString() });
  const amount = dailyAmount(state.step, parts.config.currency.minBet);
  return {
    id: parts.random.uuid(),
    player,
    kind: "daily",
    ordinal: dayOf(now),
    step: state.step,
    amount,
    key,
    at: now,
  };
}

async function freeCoins(parts: RewardParts, db: PoolClient, player: string, key: string): Promise<Reward> {
  const now = parts.clock.now();
  const { minBet } = parts.config.currency;
  const last = await lastClaim(db, player, "free_coins");
  const state = freeCoinsState(
    last?.at.getTime() ?? null,
    await worthOf(db, parts.config.currency._id, player, now),
    minBet,
    now,
  );
  if (!state.open) {
    if (state.nextAt === null) throw new AppError("coins_left");
    throw new AppError("reward_waiting", { nextAt: new Date(state.nextAt).toISOString() });
  }
  const ordinal = (last?.ordinal ?? 0) + 1;
  const amount = FREE_COINS_IN_BETS * minBet;
  return { id: parts.random.uuid(), player, kind: "free_coins", ordinal, step: 1, amount, key, at: now };
}

async function lastClaim(db: Pool | PoolClient, player: string, kind: RewardKind): Promise<ClaimRow | null> {
  const { rows } = await db.query<ClaimRow>({
    name: "promotion-last",
    text: `select id, kind, ordinal, step, amount, at from promotion_claim where player = $1 and kind = $2
      order by ordinal desc limit 1`,
    values: [player, kind],
  });
  return rows[0] ?? null;
}

/**
 * Returns balance and open stakes: a player's coins of a currency, whether stakable now or not. During a reveal as
 * before it, so that an offer of coins does not reveal a loss.
 */
async function worthOf(db: Pool | PoolClient, currency: string, player: string, now: number): Promise<number> {
  const { rows } = await db.query<{ balance: number }>({
    name: "promotion-balance",
    text: `select a.balance - ${heldSum("$1", "$3")} as balance
      from play_player p join ledger_account a on a.id = p.account where p.id = $1 and a.currency = $2`,
    values: [player, currency, new Date(now)],
  });
  return (rows[0]?.balance ?? 0) + heldBy(await toldOpenBets(db, currency, player, now), currency);
}

function answerOf(
  kind: RewardKind,
  { step, amount }: Pick<Reward, "step" | "amount">,
  at: number,
  balance: ClaimAnswer["balance"],
): ClaimAnswer {
  return { kind, step, amount, at: new Date(at).toISOString(), balance };
}
