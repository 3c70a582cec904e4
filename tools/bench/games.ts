import { catalog } from "@fairhouse/games/catalog.ts";
import {
  type AnyGame,
  type AnyHandGame,
  type AnyInstantGame,
  type AnyRoundGame,
  carryOfJson,
} from "@fairhouse/kernel/any-game.ts";
import { type RoundView, tableSnapshot } from "@fairhouse/protocol/table.ts";
import { gameNamed } from "../game-arguments.ts";
import { cpuTime } from "./cpu-time.ts";
import { atMost, type Figure, microseconds, percent, perSecond, plain, times } from "./figure.ts";
import type { Load, Request } from "./load-questions.ts";
import { BET, INSTANT, post } from "./requests.ts";
import { latencyOf } from "./samples.ts";
import type { Stage } from "./stage.ts";
import { nextEvent, watchTable } from "./table-watch.ts";

const CONNECTIONS = 64;
const PLAYERS = 1_000;
/** Each player takes one, so that no limit of a player's tickets is met. */
const TICKETS = 5_000;
const STAKE = 1_000;
const MOST_ACCEPTED = 0.9;
const MOST_ROUNDS = 3;
const TURNS = 4;
/**
 * CPU time of a request of any game, in the house and the database, against a bet of the one that stands for instant games: that no game is
 * slow unseen. Rates say it only where nothing else runs.
 */
const MOST = 2;

interface Cost {
  readonly perSecond: number;
  /** Of the house and the database, of one request. */
  readonly cpu: number;
}

/** What requests of every game cost: bets, tickets, hands from their deal to their end as a sensible player plays them. */
export async function measureGames(stage: Stage, seconds: number): Promise<readonly Figure[]> {
  await stage.players(stage.part(TICKETS));
  const figures: Figure[] = [];
  for (const { id } of catalog) {
    const { own, standard } = await besideBets(stage, await gameNamed(id), seconds);
    const name = `requests of ${id}, ${CONNECTIONS} connections`;
    figures.push(
      plain(name, perSecond(own.perSecond), `${percent(own.perSecond / standard.perSecond)} of bets of ${INSTANT}`),
      plain("  CPU of a request: house and database", microseconds(own.cpu)),
      atMost(`  against a bet of ${INSTANT}`, own.cpu / standard.cpu, MOST, times),
    );
  }
  return figures;
}

/**
 * Requests of a game and the bets that they are held against, in turns: a machine that others use, a house that is still compiling and a
 * database that cleans up change within a run. As much again is not counted before: the first requests of a game are not compiled yet.
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

function play(stage: Stage, game: AnyInstantGame | AnyHandGame, seconds: number) {
  const bet = { bet: game.sampleBet(STAKE) };
  return game.kind === "instant"
    ? repeat(stage, post(`/api/games/${game.id}/bets`, bet), seconds)
    : playHands(stage, game.id, post(`/api/games/${game.id}/hands`, bet), seconds);
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

/** The round that is open until somebody bets, as that of a pot; null where betting closes by itself. */
async function waitingRound(url: string, table: string): Promise<RoundView | null> {
  const answer = await fetch(new URL(`/api/tables/${table}`, url));
  const { round } = tableSnapshot.parse(await answer.json());
  return round?.phase === "betting" && round.closesAt === null ? round : null;
}

/** Tickets of one round. Where betting closed before most of those that count were accepted, the next round is asked: refusals cost too. */
async function buyTickets(stage: Stage, game: AnyRoundGame): Promise<Cost> {
  for (let rounds = 1; ; rounds++) {
    const { cost, accepted } = await buyInOneRound(stage, game);
    if (accepted > MOST_ACCEPTED || rounds === MOST_ROUNDS) return cost;
  }
}

/** One ticket of each player. The first half is not counted. @returns with it, which share of the other half was accepted. */
async function buyInOneRound(stage: Stage, game: AnyRoundGame): Promise<{ cost: Cost; accepted: number }> {
  const { url, load } = stage;
  const [table] = game.tables;
  if (table === undefined) throw new Error(`${game.id} has no table`);
  const socket = await watchTable(url, table.id);
  const { carry } = (await waitingRound(url, table.id)) ?? (await nextEvent(socket, "opened")).event.round;
  const sample = game.sampleBet(STAKE);
  const bet = game.fit?.(sample, carryOfJson(carry)) ?? sample;
  const half = stage.part(TICKETS / 2);
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
