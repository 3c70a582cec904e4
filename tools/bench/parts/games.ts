import { soloChance } from "@fairhouse/fairness/stream.ts";
import { catalog } from "@fairhouse/games/catalog.ts";
import { sampleEvent } from "@fairhouse/games/sports/rules/sample.ts";
import {
  type AnyExternalGame,
  type AnyGame,
  type AnyHandGame,
  type AnyInstantGame,
  type AnyRoundGame,
  carryOfJson,
  factStateOfJson,
} from "@fairhouse/kernel/any-game.ts";
import { inTransaction } from "@fairhouse/platform/transaction.ts";
import { gameFacts } from "@fairhouse/protocol/play.ts";
import { type RoundView, tableSnapshot } from "@fairhouse/protocol/table.ts";
import { EventStore, TRADER } from "@fairhouse/server/features/sports/events/event-store.ts";
import { systemClock } from "@fairhouse/server/machinery/clock.ts";
import { createRandom } from "@fairhouse/server/machinery/random.ts";
import { gameNamed } from "../../game-arguments.ts";
import { cpuTime } from "../cpu-time.ts";
import { atMost, type Figure, microseconds, percent, perSecond, plain, times } from "../figure.ts";
import type { Load, Request } from "../processes/load-questions.ts";
import { BET, INSTANT, post } from "../requests.ts";
import { latencyOf } from "../samples.ts";
import type { Stage } from "../stage.ts";
import { nextEvent, watchTable } from "../table-watch.ts";

const CONNECTIONS = 64;
const PLAYERS = 1_000;
/** The number of players; each takes one ticket, so that nobody meets the limit of a player's tickets. */
const TICKETS = 5_000;
const STAKE = 1_000;
const MOST_ACCEPTED = 0.9;
const MOST_ROUNDS = 4;
const TURNS = 4;
const DAY_MS = 24 * 60 * 60 * 1_000;
/**
 * Limit of the CPU time of a request of any game, in the house and the database, relative to a bet of the game that
 * stands for instant games, so that a slow game does not go unnoticed. Rates show this only on an idle machine.
 */
const MOST = 2;

interface Cost {
  readonly perSecond: number;
  /** CPU time of one request in the house and the database. */
  readonly cpu: number;
}

/**
 * Measures the cost of requests of every game: bets, tickets, and hands from deal to end, played by the sample player.
 */
export async function measureGames(stage: Stage, seconds: number): Promise<readonly Figure[]> {
  await stage.players(stage.part(TICKETS));
  await openEvent(stage);
  const figures: Figure[] = [];
  for (const { id } of catalog) {
    const game = await gameNamed(id);
    const { own, standard } = await besideBets(stage, game, seconds);
    const name = `requests of ${id}, ${CONNECTIONS} connections`;
    figures.push(
      plain(name, perSecond(own.perSecond), `${percent(own.perSecond / standard.perSecond)} of bets of ${INSTANT}`),
      plain("  CPU of a request: house and database", microseconds(own.cpu)),
      atMost(`  against a bet of ${INSTANT}`, own.cpu / standard.cpu, MOST, times),
    );
  }
  return figures;
}

/** Opens a real event, as a trader does: without a feed there is none. */
async function openEvent({ pool }: Stage): Promise<void> {
  const sample = sampleEvent(0);
  const startsAt = new Date(Date.now() + DAY_MS).toISOString();
  const event = { source: TRADER, key: null, state: { ...sample, card: { ...sample.card, startsAt } } };
  await inTransaction(pool, (client) => new EventStore(pool, createRandom(systemClock)).open(client, event, "bench"));
}

/**
 * Measures requests of a game and the bets with which they are compared in alternating turns: a shared machine, a house
 * that is still compiling and a database that cleans up change within a run. An equal number of requests before them
 * does not count: the first requests of a game are not compiled yet.
 */
async function besideBets(
  stage: Stage,
  game: AnyGame,
  seconds: number,
): Promise<{ readonly own: Cost; readonly standard: Cost }> {
  const own: Cost[] = [];
  const standard: Cost[] = [];
  const turn = seconds / TURNS;
  if (game.kind === "round") own.push(await buyTickets(stage, game));
  else await play(stage, game, seconds);
  for (let number = 0; number < TURNS; number++) {
    if (game.kind !== "round") own.push(await measured(stage, () => play(stage, game, turn)));
    standard.push(await measured(stage, () => repeat(stage, BET, turn)));
  }
  return { own: median(own), standard: median(standard) };
}

function median(costs: readonly Cost[]): Cost {
  const of = (figure: (cost: Cost) => number) => latencyOf(costs.map(figure)).p50;
  return { perSecond: of((cost) => cost.perSecond), cpu: of((cost) => cost.cpu) };
}

async function play(stage: Stage, game: AnyInstantGame | AnyHandGame | AnyExternalGame, seconds: number) {
  if (game.kind === "external") return repeat(stage, await slipOn(stage.url, game), seconds);
  const bet = { bet: game.sampleBet(STAKE) };
  return game.kind === "instant"
    ? repeat(stage, post(`/api/games/${game.id}/bets`, bet), seconds)
    : playHands(stage, game.id, post(`/api/games/${game.id}/hands`, bet), seconds);
}

/** Samples of which the one that pays least is taken. */
const SAMPLES = 50;

/**
 * A bet on the fact that opened last, which stays open longest. It pays little, because its limit must have room for all
 * bets of the bench.
 */
async function slipOn(url: string, game: AnyExternalGame): Promise<Request> {
  const { waiting } = gameFacts.parse(await (await fetch(new URL(`/api/games/${game.id}/facts`, url))).json());
  const open = waiting
    .filter(({ phase }) => phase === "open")
    .map(({ id, state }) => [id, factStateOfJson(state)] as const);
  const states = new Map(open.slice(-1));
  const samples = Array.from({ length: SAMPLES }, (_, n) => {
    const wish = game.sampleWish(STAKE, states, soloChance("bench", game.id, n));
    const bet = wish && game.accept(wish, states);
    return bet?.ok ? [{ wish, pays: game.maxPayout(bet.value) ?? Number.POSITIVE_INFINITY }] : [];
  }).flat();
  const [least] = samples.sort((a, b) => a.pays - b.pays);
  if (least === undefined) throw new Error(`nothing is open at ${game.id}`);
  return post(`/api/games/${game.id}/slips`, { bet: least.wish });
}

async function measured(
  stage: Stage,
  work: () => Promise<{ readonly answers: number; readonly perSecond: number }>,
): Promise<Cost> {
  const before = await cpuTime(stage);
  const { answers, perSecond: rate } = await work();
  const after = await cpuTime(stage);
  const used = after.house - before.house + (after.database ?? 0) - (before.database ?? 0);
  return { perSecond: rate, cpu: used / answers };
}

function repeat({ url, load, part }: Stage, request: Request, seconds: number): Promise<Load> {
  const loop = { url, request, connections: CONNECTIONS, seconds, players: part(PLAYERS), nonces: false };
  return load.ask("closed", loop);
}

function playHands({ url, load, part }: Stage, game: string, start: Request, seconds: number) {
  return load.ask("wholeHands", { url, game, start, connections: CONNECTIONS, seconds, players: part(PLAYERS) });
}

/** The round that stays open until somebody bets, like that of a pot; null if betting closes by itself. */
async function waitingRound(url: string, table: string): Promise<RoundView | null> {
  const answer = await fetch(new URL(`/api/tables/${table}`, url));
  const { round } = tableSnapshot.parse(await answer.json());
  return round?.phase === "betting" && round.closesAt === null ? round : null;
}

/**
 * Buys tickets of one round. If betting closed before most of the counted ones were accepted, it buys half as many of
 * the next round: refusals cost too, and a slow machine would pay for them.
 */
async function buyTickets(stage: Stage, game: AnyRoundGame): Promise<Cost> {
  let half = stage.part(TICKETS / 2);
  for (let rounds = 1; ; rounds++) {
    const { cost, accepted } = await buyInOneRound(stage, game, half);
    if (accepted > MOST_ACCEPTED || rounds === MOST_ROUNDS) return cost;
    half = Math.ceil(half / 2);
  }
}

/**
 * Buys one ticket for each of twice as many players. The first half does not count. @returns the cost, and the accepted
 * share of the second half.
 */
async function buyInOneRound(
  stage: Stage,
  game: AnyRoundGame,
  half: number,
): Promise<{ cost: Cost; accepted: number }> {
  const { url, load } = stage;
  const [table] = game.tables;
  if (table === undefined) throw new Error(`${game.id} has no table`);
  const socket = await watchTable(url, table.id);
  const { carry } = (await waitingRound(url, table.id)) ?? (await nextEvent(socket, "opened")).event.round;
  const sample = game.sampleBet(STAKE);
  const bet = game.fit?.(sample, carryOfJson(carry)) ?? sample;
  const requests = Array<Request>(half).fill(post(`/api/tables/${table.id}/tickets`, { bet }));
  await load.ask("burst", { url, connections: CONNECTIONS, requests });
  let bought = 0;
  const cost = await measured(stage, async () => {
    const { accepted, elapsedMs } = await load.ask("burst", { url, connections: CONNECTIONS, requests, from: half });
    bought = accepted;
    return { answers: accepted, perSecond: (accepted / elapsedMs) * 1000 };
  });
  socket.close();
  return { cost, accepted: bought / half };
}
