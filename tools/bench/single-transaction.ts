import { someInstant } from "@fairhouse/games/samples.ts";
import type { AnyBet, AnyInstantGame } from "@fairhouse/kernel/any-game.ts";
import { inTransaction } from "@fairhouse/platform/transaction.ts";
import { refuseStake } from "@fairhouse/play/commit/player.ts";
import { placeBetBody } from "@fairhouse/protocol/play-requests.ts";
import { commandHeaders, commandKey, commandValidator, parsePart } from "@fairhouse/server/features/play/command.ts";
import { playerOf } from "@fairhouse/server/machinery/http/authenticate.ts";
import { AppError } from "@fairhouse/server/machinery/http/errors.ts";
import type { AppInstance } from "@fairhouse/server/machinery/http/instance.ts";
import type { HouseParts } from "@fairhouse/server/parts.ts";
import type pg from "pg";
import { z } from "zod";

export const SINGLE_ROUTE = "/api/bench/bet";

/**
 * Adds a route that makes the same bet without group commit: lock the player, compute, insert, update, commit. Checks,
 * rows and the surrounding route are the same.
 */
export function singleTransactionRoute(app: AppInstance, house: HouseParts): void {
  const { game } = someInstant;
  app.post(
    SINGLE_ROUTE,
    {
      onRequest: [app.authenticate, app.limit("bets")],
      validatorCompiler: commandValidator,
      schema: { headers: commandHeaders, body: placeBetBody, response: { 200: z.unknown() } },
    },
    async (request) => {
      const bet = parsePart(game.bet, request.body.bet, "bet");
      const key = commandKey(request, `POST ${SINGLE_ROUTE}`, { bet });
      return inTransaction(house.pool, (client) => settle(client, house, playerOf(request).id, game, bet, key));
    },
  );
}

async function settle(
  client: pg.PoolClient,
  house: HouseParts,
  id: string,
  game: AnyInstantGame,
  bet: AnyBet,
  key: { id: string; bodyHash: string },
) {
  const now = house.clock.now();
  const player = (await house.players.load(client, [id], true)).get(id);
  if (player === undefined) throw new AppError("not_found");
  const stake = game.stake(bet);
  const { minBet, maxBet } = house.config.currency;
  const refusal = refuseStake(player, stake, { minBet, maxBet }, now);
  if (refusal) throw new AppError(refusal.code);
  const { seed, nonce, account } = player;
  const { outcome, payout } = game.play(bet, seed.stream(seed.clientSeed, nonce));
  const reference = house.random.uuid();
  const change = payout - stake;
  const after = { balance: account.balance + change, entries: account.entries + 1 };
  await client.query({
    name: "bench-bet",
    text: `insert into play_bet (id, player, game, game_version, kind, currency, stake, payout, bet, outcome, seed, nonce, settled_at)
      values ($1, $2, $3, $4, 'instant', $5, $6, $7, $8, $9, $10, $11, now())`,
    values: [reference, id, game.id, game.version, player.currency, stake, payout, bet, outcome, seed.id, nonce],
  });
  await client.query({
    name: "bench-key",
    text: "insert into play_key (player, key, body_hash, bet) values ($1, $2, decode($3, 'hex'), $4)",
    values: [id, key.id, key.bodyHash, reference],
  });
  const houseAccounts = house.houseAccounts(player.currency);
  await client.query({
    name: "bench-movement",
    text: `insert into ledger_movement (reference, act, kind, account, amount, sequence, balance, escrow_account, escrow,
        counter_account) values ($1, 0, 'bet', $2, $3, $4, $5, $6, 0, $7)`,
    values: [
      reference,
      account.account,
      change,
      after.entries,
      after.balance,
      houseAccounts.escrow,
      houseAccounts.house,
    ],
  });
  await client.query({
    name: "bench-account",
    text: "update ledger_account set balance = $2, entries = $3 where id = $1",
    values: [account.account, after.balance, after.entries],
  });
  await client.query({
    name: "bench-player",
    text: `update play_player set version = version + 1, nonce = nonce + 1, wagered_day = wagered_day + $2,
        wagered_week = wagered_week + $2, wagered_month = wagered_month + $2, returned_day = returned_day + $3,
        returned_week = returned_week + $3, returned_month = returned_month + $3 where id = $1`,
    values: [id, stake, payout],
  });
  return { bet: { id: reference, outcome, payout }, nonce, balance: { amount: after.balance, version: after.entries } };
}
