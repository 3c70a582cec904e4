import { setTimeout as sleep } from "node:timers/promises";
import { linkAt } from "@fairhouse/fairness/chain.ts";
import { mines } from "@fairhouse/games/mines/rules/mines.ts";
import { someFlight } from "@fairhouse/games/samples.ts";
import { flightMs } from "@fairhouse/games/shared/rules/growth.ts";
import { anyGame } from "@fairhouse/kernel/any-game.ts";
import { createVault } from "@fairhouse/server/machinery/database/vault.ts";
import { loadKeys } from "@fairhouse/server/machinery/keys.ts";
import type pg from "pg";
import { completeBet } from "../../../tools/game-arguments.ts";
import type { Attack, Broken } from "../attack.ts";
import { HeardEverything } from "../checks/heard.ts";
import { Crowd } from "../client/crowd.ts";
import { TABLE, TICKETS } from "../client/games.ts";
import { call } from "../client/http.ts";
import type { TableNews } from "../client/socket.ts";
import { insist } from "../house/embedded.ts";
import { type House, openHouse } from "../house/pair.ts";

const PLAYERS = 6;
const SPEED = 50;
const PLAY_MS = 5_000;
/** Fewer long rounds show no pattern of their ends; a busy machine needs several turns to get this many. */
const MIN_ROUNDS = 6;
const MAX_TURNS = 8;
/**
 * Hits that count as a leak. A leaking number gives away the end of nearly every long round. A preset or a multiplier
 * that is new in a round equals its end by chance once in a hundred rounds, so this many hits are not chance.
 */
const HITS = 5;
const SHARE = 0.8;
/** Time within which several connections hear of one event. */
const SAME_MOMENT_MS = 150;
/** Milliseconds of the house's time: events at the start of such a flight are heard well before its end. */
const LONG_MS = 2 * SAME_MOMENT_MS * SPEED;
/** Allowed difference between the wall clock and the monotonic one, which count in different units. */
const CLOCKS_APART_MS = 20;
/** Reads what the wall clock shows at the start of the monotonic one: another time after it was set. */
const wallAtZero = () => Date.now() - performance.now();
const PAGES = [
  TABLE,
  `/api/fairness/tables/${someFlight.table}/rounds`,
  "/api/bets?scope=all",
  "/api/bets?scope=high",
  "/api/house",
  "/healthz",
  "/metrics",
];

/** Checks every byte of answers, headers, frames and logs while hands and rounds are open. */
export const secrecy: Attack = {
  name: "secrecy",
  about: "looks for seeds, links, points and mines in every byte that leaves the house before they are public",
  async run(field) {
    const environment = { TABLE_LEASE_SECONDS: "60", LOG_LEVEL: "trace" };
    const house = await openHouse(field, { servers: 1, speed: SPEED, environment });
    const heard = new HeardEverything();
    const began = wallAtZero();
    const crowd = await Crowd.gather(PLAYERS, {
      urls: house.urls,
      random: field.random.fork("crowd"),
      plays: ["hand", "hand", "hand", "round", "bet", "rotate"],
      hand: { game: anyGame(mines), bet: completeBet(anyGame(mines), { mines: 10 }, 1_000) },
      heard: (at, from, text) => heard.hear(at, from, text),
    });
    field.after(() => crowd.leave());
    const news = crowd.players[0]?.socket.table ?? [];
    const points = new PointWatch();
    const endedRounds = () => news.filter(({ event }) => event.type === "ended").length;
    let logged = 0;
    let turns = 0;
    do {
      const from = news.length;
      crowd.play();
      await eavesdrop(house, heard, crowd);
      await crowd.rest();
      const logs = house.servers.flatMap(({ written }) => written);
      for (const { at, text } of logs.slice(logged)) heard.hear(at, "log", text);
      logged = logs.length;
      points.watch(news.slice(from), heard);
      heard.forgetNumbers();
      turns += 1;
    } while (field.hasTime() || (points.rounds < MIN_ROUNDS && turns < MAX_TURNS));
    const broken = [
      ...(await earlySeeds(house, heard, Math.max(began, wallAtZero()))),
      ...(await unplayedLinks(house, heard)),
      ...earlyLinks(news, heard),
      ...points.broken(),
      ...earlyMines(crowd, heard),
    ];
    const hands = crowd.players.flatMap((player) => [...closedHands(player.journal.acknowledged)]);
    field.say(`  ${hands.length} hands and ${endedRounds()} rounds, ${(heard.characters / 1e6).toFixed(1)} MB heard`);
    return broken;
  },
};

/** Reads everything that anybody can read, all the time. */
async function eavesdrop(house: House, heard: HeardEverything, crowd: Crowd): Promise<void> {
  const until = performance.now() + PLAY_MS;
  const listener = (at: number, from: string, text: string) => heard.hear(at, from, text);
  while (performance.now() < until) {
    const url = house.urls[0] ?? "";
    for (const path of PAGES) await call(url, "GET", path, { heard: listener }).catch(() => null);
    for (const player of crowd.players) {
      const bet = player.journal.acknowledged.at(-1)?.answer;
      const id = (bet?.hand ?? bet?.ticket ?? bet?.bet)?.id;
      const own = { token: player.token, heard: listener };
      if (id !== undefined) await call(url, "GET", `/api/bets/${id}`, { heard: listener }).catch(() => null);
      for (const path of ["/api/hands/open", "/api/fairness/seeds", "/api/bets", TICKETS]) {
        await call(url, "GET", path, own).catch(() => null);
      }
    }
    await sleep(50);
  }
}

async function earlySeeds(
  { pool, dataDir }: House,
  heard: HeardEverything,
  wallAtZeroMs: number,
): Promise<readonly Broken[]> {
  const vault = createVault((await loadKeys(null, dataDir)).seeds);
  const { rows } = await insist(() =>
    pool.query<{ id: string; sealed: Buffer; revealed_at: Date | null }>(
      "select id, sealed, revealed_at from play_seed",
    ),
  );
  const broken: Broken[] = [];
  for (const { id, sealed, revealed_at: revealedAt } of rows) {
    const first = heard.hex(vault.open(sealed, id));
    if (first === undefined) continue;
    // The reveal's transaction began before anybody could hear of it: the database's clock is this machine's.
    const heardAt = wallAtZeroMs + first.at + CLOCKS_APART_MS;
    if (revealedAt !== null && heardAt >= revealedAt.getTime()) continue;
    broken.push(leak(`server seed ${id}, ${revealedAt === null ? "unrevealed" : "before its reveal"}`, first));
  }
  return broken;
}

async function unplayedLinks(house: House, heard: HeardEverything): Promise<readonly Broken[]> {
  const vault = createVault((await loadKeys(null, house.dataDir)).seeds);
  // A round that ends while the database answers is heard, and not among the shown ones.
  const asked = performance.now();
  const { rows } = await readChains(house.pool);
  const broken: Broken[] = [];
  for (const { id, length, stride, terminal_hash: terminalHash, sealed, shown } of rows) {
    const checkpoints = vault.open(sealed, id).split("\n");
    for (let index = shown + 1; index <= length; index++) {
      const first = heard.hex(linkAt({ length, stride, terminalHash, checkpoints }, index));
      if (first !== undefined && first.at < asked)
        broken.push(leak(`link ${index} of a chain of which ${shown} are shown`, first));
    }
  }
  return broken;
}

function readChains(pool: pg.Pool) {
  return pool.query<{
    id: string;
    length: number;
    stride: number;
    terminal_hash: string;
    sealed: Buffer;
    shown: number;
  }>(
    `select c.id, c.length, c.stride, c.terminal_hash, c.sealed,
       coalesce((select max(r.link) from play_round r where r.chain = c.id and r.revealed is not null), 0) as shown
     from play_chain c`,
  );
}

/**
 * Finds links that were heard too early. A link may first appear in the message that ends its round, or in one that
 * shows that the round is over.
 */
function earlyLinks(news: readonly TableNews[], heard: HeardEverything): readonly Broken[] {
  return news.flatMap(({ at, event }) => {
    if (event.type !== "ended" || event.round.link === null) return [];
    const first = heard.hex(event.round.link);
    // Other listeners may have had the same frame a moment earlier; none had it much earlier.
    const early = first !== undefined && first.at < publicSince(at, event.round.link, heard) - SAME_MOMENT_MS;
    return early ? [leak(`the link of round ${event.round.number}`, first)] : [];
  });
}

/**
 * The time since which an ended round is public: its end is committed, and shown by pages, before its table is told of
 * it, which waits until the database that holds it would be missed.
 */
function publicSince(toldAt: number, link: string | null, heard: HeardEverything): number {
  const first = link === null ? undefined : heard.hex(link);
  if (first === undefined || link === null) return toldAt;
  const isOver = first.text.includes(`"phase":"settled"`) || showsOutcome(bodyOf(first.text), link);
  return isOver ? Math.min(toldAt, first.at) : toldAt;
}

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf("\n") + 1));
  } catch {
    // A frame, a log, or a page.
    return null;
  }
}

/** True if a round with this link and an outcome is anywhere in an answer. */
function showsOutcome(value: unknown, link: string): boolean {
  if (typeof value !== "object" || value === null) return false;
  const isIt = Reflect.get(value, "link") === link && (Reflect.get(value, "outcome") ?? null) !== null;
  return isIt || Object.values(value).some((part) => showsOutcome(part, link));
}

/**
 * Looks for numbers that equal the point, the length of the flight or the time of its end, again and again, while it is
 * open.
 */
class PointWatch {
  readonly #hits = new Map<string, number>();
  /** The number of long rounds. */
  rounds = 0;

  watch(news: readonly TableNews[], heard: HeardEverything): void {
    for (const [place, { at, event }] of news.entries()) {
      if (event.type !== "ended" || event.round.outcome === null) continue;
      const opened = news.slice(0, place).findLast((one) => one.event.type === "opened");
      if (opened === undefined || opened.event.round.id !== event.round.id) continue;
      const { point } = event.round.outcome;
      if (flightMs(point) < LONG_MS) continue;
      this.rounds += 1;
      const endsAt = (event.round.startedAt ?? 0) + flightMs(point);
      const values = new Set([point, point / 100, flightMs(point), endsAt]);
      // Values that a list of earlier rounds and bets contained say nothing about this round.
      const known = heard.namesOf(values, 0, opened.at);
      const over = publicSince(at, event.round.link, heard);
      for (const name of heard.namesOf(values, opened.at, over - SAME_MOMENT_MS)) {
        if (!known.has(name)) this.#hits.set(name, (this.#hits.get(name) ?? 0) + 1);
      }
    }
  }

  broken(): readonly Broken[] {
    return [...this.#hits]
      .filter(([, count]) => count >= Math.max(HITS, this.rounds * SHARE))
      .map(([name, count]) => ({
        invariant: "6: nothing reveals the outcome before settlement",
        what: `the number "${name}" told the end of ${count} of ${this.rounds} long rounds while they were open`,
      }));
  }
}

interface ClosedHand {
  readonly at: number;
  readonly mines: readonly number[];
  readonly id: string;
}

function* closedHands(commands: Crowd["players"][number]["journal"]["acknowledged"]): Generator<ClosedHand> {
  for (const { answer, answeredAt } of commands) {
    const hand = answer.hand;
    if (hand?.payout === undefined || hand.payout === null) continue;
    yield { at: answeredAt, mines: hand.view.mines, id: hand.id };
  }
}

function earlyMines(crowd: Crowd, heard: HeardEverything): readonly Broken[] {
  const broken: Broken[] = [];
  for (const player of crowd.players) {
    for (const { at, mines, id } of closedHands(player.journal.acknowledged)) {
      const first = heard.list(mines);
      // The socket may bring the closed hand a moment before the answer does.
      const isEarly = first !== undefined && first.at < at - SAME_MOMENT_MS && !first.text.includes(`"closed":true`);
      if (isEarly) broken.push(leak(`the mines of hand ${id}`, first));
    }
  }
  return broken;
}

function leak(secret: string, first: { from: string; text: string }): Broken {
  return {
    invariant: "6: nothing reveals the outcome before settlement",
    what: `${secret} was heard in ${first.from}: ${first.text.slice(0, 600)}`,
  };
}
