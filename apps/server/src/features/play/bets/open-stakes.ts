import { unshownTickets } from "@fairhouse/play/round/end/unshown.ts";
import type { OpenKind } from "@fairhouse/protocol/play.ts";
import type { Pool, PoolClient } from "pg";
import type { Command } from "../../../acts/command.ts";
import { table } from "../../../acts/print.ts";
import { AppError } from "../../../machinery/http/errors.ts";
import { accountId } from "../../accounts/find.ts";
import { kinds } from "../kinds/kinds.ts";

export interface OpenBet {
  readonly id: string;
  readonly game: string;
  readonly kind: OpenKind;
  readonly currency: string;
  readonly stake: number;
  readonly created_at: Date;
}

/**
 * Open bets of a player (`$1`): everything that still holds a stake. Closing, export and the admin command use this;
 * wallet, free coins and history use {@link toldOpenBets}, and the bell reads hands alone.
 */
export const openBetsSql = Object.values(kinds)
  .flatMap(({ openBets }) => openBets ?? [])
  .join(" union all ");

/** Reads a player's open bets in a currency, newest first; in every currency if it is null, each naming its own. */
export async function openBets(
  db: Pool | PoolClient,
  currency: string | null,
  player: string,
): Promise<readonly OpenBet[]> {
  const { rows } = await db.query<OpenBet>({
    name: "open-bets",
    text: `select * from (${openBetsSql}) o where $2::text is null or currency = $2 order by id desc`,
    values: [player, currency],
  });
  return rows;
}

/**
 * Reads the bets that a player is shown as open, including settled ones in a round that is still revealed: the
 * settlement and its result are both shown at the end of the reveal. `now`: in milliseconds since 1970.
 */
export async function toldOpenBets(
  db: Pool | PoolClient,
  currency: string | null,
  player: string,
  now: number,
): Promise<readonly OpenBet[]> {
  const { rows } = await db.query<OpenBet>({
    name: "told-open-bets",
    text: `select * from (${openBetsSql}
        union all select b.id, b.game, b.kind, b.currency, b.stake, b.created_at from ${unshownTickets("$1", "$3")}) o
      where $2::text is null or currency = $2 order by id desc`,
    values: [player, currency, new Date(now)],
  });
  return rows;
}

/** Sums their stakes in a currency, in its smallest unit. */
export function heldBy(bets: readonly OpenBet[], currency: string): number {
  return bets.reduce((sum, bet) => (bet.currency === currency ? sum + bet.stake : sum), 0);
}

/** Refuses to close an account while a bet of its player is open. @throws AppError `bets_open`. */
export async function refuseWhileOpen(client: PoolClient, player: string): Promise<void> {
  if ((await openBets(client, null, player)).length > 0) throw new AppError("bets_open");
}

export const openCommand: Command = {
  names: ["open"],
  most: 1,
  looks: "  open <account>                  an account's bets that still hold a stake: hands and tickets",
  run: async ({ pool, words }) => table(await openBets(pool, null, await accountId(pool, words[0]))),
};
