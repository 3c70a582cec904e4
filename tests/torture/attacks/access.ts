import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { Attack, Broken, Field } from "../attack.ts";
import { AccountHolder } from "../client/account-holder.ts";
import { type House, openHouse } from "../house/pair.ts";

const REPEATS = 400;
/** Allowed difference, in transactions, between the house's own work in two equal periods. */
const UNEVEN = 200;
/** PostgreSQL counts transactions of a busy connection at most once a second. */
const COUNTED_MS = 1_500;
const READS_PER_SECOND = 30;
const AT_ONCE = 20;

/** Attempts at access that a house refuses: other sites' pages, dead tokens, expensive pages without a limit. */
export const access: Attack = {
  name: "access",
  about: "foreign pages by other spellings and schemes, dead tokens and unlimited pages without end",
  async run(field) {
    const environment = { READS_PER_SECOND: `${READS_PER_SECOND}` };
    const house = await openHouse(field, { servers: 1, speed: 1, environment });
    const player = new Guest({ urls: house.urls, random: field.random.fork("player") });
    await player.arrive();
    field.after(() => player.leave());
    return [
      ...(await foreignPages(house)),
      ...(await filesWithoutEnd(house, player.token)),
      ...(await workWithoutLimit(field, house, player)),
    ];
  },
};

class Guest extends AccountHolder {
  protected override follow(): void {}
}

/** Sends requests that change something from a page of another site, however its address is written. */
async function foreignPages({ urls: [url = ""] }: House): Promise<readonly Broken[]> {
  const evil = "https://evil.example";
  const tries: readonly [path: string, headers: Record<string, string>][] = [
    ["/api/auth/logout", { origin: evil }],
    ["/%61pi/auth/logout", { origin: evil }],
    ["/ap%69/auth/logout", { origin: evil }],
    // The house's own name without TLS, while its players use TLS.
    ["/api/auth/logout", { origin: url, "x-forwarded-proto": "https" }],
  ];
  const broken: Broken[] = [];
  for (const [path, headers] of tries) {
    const { status } = await fetch(url + path, { method: "POST", headers });
    if (status === 403) continue;
    broken.push({ invariant: "no other site's page acts here", what: `${path} ${JSON.stringify(headers)}: ${status}` });
  }
  const kept = (await fetch(`${url}/%61pi/house`)).headers.get("cache-control");
  if (kept !== "no-store") broken.push({ invariant: "answers of the API have its headers", what: `/%61pi: ${kept}` });
  return broken;
}

async function filesWithoutEnd({ urls: [url = ""] }: House, token: string): Promise<readonly Broken[]> {
  const broken: Broken[] = [];
  for (const path of ["/api/wallet/movements.csv", "/api/history.csv"]) {
    const statuses = await many(20, () => fetch(url + path, { headers: { authorization: `Bearer ${token}` } }));
    if (!statuses.includes(429)) broken.push({ invariant: "whole files have a quota", what: `${path}: 20 of 20` });
  }
  return broken;
}

async function workWithoutLimit(field: Field, house: House, player: Guest): Promise<readonly Broken[]> {
  const [url = ""] = house.urls;
  const broken: Broken[] = [];
  const floodedAt = performance.now();
  const documents = await many(REPEATS, () => fetch(`${url}/api/docs/json`));
  const seconds = Math.ceil((performance.now() - floodedAt) / 1000);
  const answered = documents.filter((status) => status !== 429).length;
  // The house counts in windows of a second, which begin at other moments than this one. A busy machine takes many.
  if (answered > READS_PER_SECOND * (seconds + 1)) {
    broken.push({ invariant: "the API's document has a limit", what: `${answered} were answered in ${seconds} s` });
  }
  const { token } = player;
  await fetch(`${url}/api/auth/logout`, { method: "POST", headers: { authorization: `Bearer ${token}` } });
  const floods = {
    "a token of an ended session": () =>
      fetch(`${url}/api/account/ping`, { headers: { authorization: `Bearer ${token}` } }),
    "/healthz": () => fetch(`${url}/healthz`),
  };
  for (const [what, send] of Object.entries(floods)) {
    // Requests are sent one after another: concurrent ones share one query to the database.
    const startedAt = performance.now();
    const all = await transactionsOf(house.pool, () => many(REPEATS, send, 1));
    const tookMs = performance.now() - startedAt;
    // The house's own jobs go on meanwhile: their transactions are counted in an equally long time without requests.
    const own = await transactionsOf(house.pool, () => sleep(tookMs - 2 * COUNTED_MS));
    field.say(
      `  ${what}: ${REPEATS} requests and the house's own work were ${all} transactions, that work alone ${own}`,
    );
    if (all - own > UNEVEN)
      broken.push({ invariant: "what is refused costs the database nothing", what: `${what}: ${all - own}` });
  }
  return broken;
}

/** Sends requests, a few at once. Answers their statuses. */
async function many(count: number, send: () => Promise<Response>, lines: number = AT_ONCE): Promise<readonly number[]> {
  const statuses: number[] = [];
  const line = async () => {
    while (statuses.length < count) {
      const at = statuses.push(0) - 1;
      const answer = await send();
      await answer.arrayBuffer();
      statuses[at] = answer.status;
    }
  };
  await Promise.all(Array.from({ length: lines }, line));
  return statuses;
}

async function transactionsOf(pool: pg.Pool, work: () => Promise<unknown>): Promise<number> {
  const count = async () => {
    await sleep(COUNTED_MS);
    const { rows } = await pool.query<{ count: number }>(
      "select xact_commit + xact_rollback as count from pg_stat_database where datname = current_database()",
    );
    return rows[0]?.count ?? 0;
  };
  const before = await count();
  await work();
  return (await count()) - before;
}
