import type { AnyBet, AnyMove } from "@fairhouse/kernel/any-game.ts";
import type { Ended } from "@fairhouse/kernel/ended.ts";
import type { GameKind } from "@fairhouse/kernel/game.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import type { BalanceAfter, BetRecord } from "@fairhouse/protocol/play.ts";
import type { Pool, PoolClient } from "pg";
import type { NewBet } from "./draft.ts";
import type { PlayerState } from "./player.ts";

type Db = Pool | PoolClient;

/** Columns of a bet and its player's public name, as in `BetRow`; `b` is play_bet, `p` play_player. */
export const betColumns = `b.id, b.player as player_id, b.game, b.game_version, b.kind, p.name as player,
  case when p.name is null then '' else p.avatar end as avatar, p.simulated, b.currency, b.stake, b.payout, b.bet, b.outcome,
  b.ended, nullif(b.left_at, 0) as left_at, b.created_at, b.settled_at, b.seed, b.nonce, b.round,
  case when b.kind = 'external' then (
    select jsonb_build_object('parts', count(*), 'units', sum(c.units), 'stake', sum(c.stake), 'value', sum(c.value))
    from play_cash_out c where c.bet = b.id having count(*) > 0) end as sold`;

export interface BetRow {
  id: string;
  player_id: string;
  game: string;
  game_version: number;
  kind: GameKind;
  player: string | null;
  avatar: string;
  simulated: boolean;
  currency: string;
  stake: number;
  payout: number | null;
  bet: AnyBet;
  outcome: unknown;
  ended: Ended | null;
  /** Hundredths at which a ticket was cashed out. */
  left_at: number | null;
  created_at: Date;
  settled_at: Date | null;
  seed: string | null;
  nonce: number | null;
  round: string | null;
  /** The parts of it that its player has sold, in all; null if none was. */
  sold: SoldOfBet | null;
}

interface SoldOfBet {
  readonly parts: number;
  /** Units of each line. */
  readonly units: number;
  readonly stake: Money;
  readonly value: Money;
}

export function factsOfRow(row: BetRow): BetRecord {
  return {
    id: row.id,
    game: row.game,
    gameVersion: row.game_version,
    kind: row.kind,
    player: row.player,
    avatar: row.avatar,
    simulated: row.simulated,
    currencyId: row.currency,
    stake: row.stake,
    payout: row.payout,
    bet: row.bet,
    outcome: row.outcome,
    round: null,
    ended: row.ended,
    leftAt: row.left_at,
    createdAt: row.created_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
    ...(row.sold === null ? {} : { sold: row.sold }),
  };
}

/** Returns the facts of a bet that is being written now. */
export function factsOfNew(bet: NewBet, player: PlayerState, now: number): BetRecord {
  const at = new Date(now).toISOString();
  return {
    id: bet.id,
    game: bet.game,
    gameVersion: bet.gameVersion,
    kind: bet.kind,
    player: player.name,
    avatar: player.name === null ? "" : player.avatar,
    simulated: player.simulated,
    currencyId: player.currency,
    stake: bet.stake,
    payout: bet.payout,
    bet: bet.bet,
    outcome: bet.outcome,
    round: null,
    ended: bet.payout === null ? null : "settled",
    leftAt: null,
    createdAt: at,
    settledAt: bet.payout === null ? null : at,
  };
}

export function balanceOf(player: PlayerState): BalanceAfter {
  return { currencyId: player.currency, amount: player.account.balance, version: player.account.entries };
}

export async function readBet(db: Db, id: string): Promise<BetRow | null> {
  const { rows } = await db.query<BetRow>({
    name: "play-read-bet",
    text: `select ${betColumns} from play_bet b join play_player p on p.id = b.player where b.id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}

export async function readBets(db: Db, ids: readonly string[]): Promise<readonly BetRow[]> {
  const { rows } = await db.query<BetRow>({
    name: "play-read-bets",
    text: `select ${betColumns} from play_bet b join play_player p on p.id = b.player where b.id = any($1::uuid[])`,
    values: [ids],
  });
  return rows;
}

/** Reads the moves of a hand, in order. */
export async function readMoves(db: Db, bet: string): Promise<readonly AnyMove[]> {
  const { rows } = await db.query<{ move: AnyMove }>({
    name: "play-read-moves",
    text: "select move from play_move where bet = $1 order by turn",
    values: [bet],
  });
  return rows.map((row) => row.move);
}

/** Reads the player's balance right after a movement of a bet, as its first answer stated it. */
export async function balanceAfter(db: Db, bet: BetRow, act: number): Promise<BalanceAfter> {
  const { rows } = await db.query<{ balance: number; sequence: number }>({
    name: "play-balance-after",
    text: `select balance, sequence from ledger_movement
      where reference = $1 and act = $2 and sequence is not null`,
    values: [bet.id, act],
  });
  const entry = rows[0];
  if (!entry) throw new Error(`bet ${bet.id} has no movement ${act}`);
  return { currencyId: bet.currency, amount: entry.balance, version: entry.sequence };
}
