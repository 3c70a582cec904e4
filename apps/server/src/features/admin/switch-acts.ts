import type pg from "pg";
import { type Act, AdminRefusal, type Authority } from "../../acts/authority.ts";
import { BETS_SWITCH, gameSwitch } from "../../switches.ts";

/** Reads the switches that are off, with the time since when. */
export async function switchesOff(pool: pg.Pool): Promise<readonly { name: string; off_since: Date }[]> {
  return (await pool.query<{ name: string; off_since: Date }>("select name, off_since from house_switch order by name"))
    .rows;
}

/**
 * Switches a game. One that is off takes no new bets; open hands may be finished, and running rounds end.
 * @param games ids of all games.
 */
export async function switchGame(
  act: Act,
  games: readonly string[],
  game: string,
  on: boolean,
  by: Authority,
): Promise<void> {
  if (!games.includes(game)) throw new AdminRefusal(`no game ${game}; there are ${games.join(", ")}`);
  await act(on ? "game-on" : "game-off", game, by, {}, (client) => flip(client, gameSwitch(game), on));
}

/**
 * Starts or ends draining. A house that drains takes no new bets on any server, so that all of them can be stopped
 * without cutting a player off.
 */
export async function drain(act: Act, draining: boolean, by: Authority): Promise<void> {
  await act(draining ? "drain" : "undrain", "house", by, {}, (client) => flip(client, BETS_SWITCH, !draining));
}

async function flip(client: pg.PoolClient, name: string, on: boolean): Promise<void> {
  const sql = on
    ? "delete from house_switch where name = $1"
    : "insert into house_switch (name) values ($1) on conflict do nothing";
  await client.query(sql, [name]);
}
