import { randomUUID } from "node:crypto";
import { insertAccount } from "@fairhouse/server/features/accounts/registration.ts";
import { createTokens } from "@fairhouse/server/machinery/sessions/tokens.ts";
import type { HouseParts } from "@fairhouse/server/parts.ts";
import type { BenchPlayer } from "./processes/house-questions.ts";

const AT_ONCE = 16;
/** Age of the sessions, so that the server does not read all of them as news every second. */
const SESSION_AGE_MS = 60 * 60 * 1000;
/** A whole run takes longer than an access token lives, and nobody renews one: tokens are dated so far ahead. */
const LONGEST_RUN_MS = 4 * 60 * 60 * 1000;

/** Makes adult players with an open session each: the effect of registering without the slow hash of a password. */
export async function makePlayers(house: HouseParts, count: number): Promise<readonly BenchPlayer[]> {
  const tokens = createTokens(house.app.jwt);
  const players: BenchPlayer[] = [];
  let made = 0;
  const work = async () => {
    while (made < count) {
      made += 1;
      players.push(await makePlayer(house, tokens));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return players;
}

async function makePlayer(house: HouseParts, tokens: ReturnType<typeof createTokens>): Promise<BenchPlayer> {
  const { pool, players, houseAccounts, config, clock } = house;
  const id = randomUUID();
  const person = { email: `${id}@bench.invalid`, firstName: "Bench", lastName: "Player" };
  const account = { ...person, id, passwordHash: "none", referredBy: null, now: new Date(clock.now()) };
  await insertAccount(pool, account, (client, player) =>
    players.create(
      client,
      { ...player, role: "player", simulated: true },
      houseAccounts(config.currency._id),
      config.startBalance,
    ),
  );
  await pool.query("update play_player set adult_at = now() where id = $1", [id]);
  return openSession(house, tokens, id);
}

/** Opens sessions for players who are in the database already. */
export async function openSessions(house: HouseParts, ids: readonly string[]): Promise<readonly BenchPlayer[]> {
  const tokens = createTokens(house.app.jwt);
  const players: BenchPlayer[] = [];
  for (const id of ids) players.push(await openSession(house, tokens, id));
  return players;
}

async function openSession(
  { pool, clock }: HouseParts,
  tokens: ReturnType<typeof createTokens>,
  id: string,
): Promise<BenchPlayer> {
  const session = randomUUID();
  const then = new Date(clock.now() - SESSION_AGE_MS);
  await pool.query(
    `insert into account_session (id, account, rotated_at, device, address, created_at, seen_at, expires_at, changed_at)
     values ($1, $2, $3, 'bench', '127.0.0.1', $3, $3, now() + interval '1 day', $3)`,
    [session, id, then],
  );
  return { id, token: tokens.issue(id, session, clock.now() + LONGEST_RUN_MS) };
}
