import { catalog } from "@fairhouse/games/catalog.ts";
import { type AnyGame, type AnyRoundGame, carryOfJson } from "@fairhouse/kernel/any-game.ts";
import { type RoundView, tableSnapshot } from "@fairhouse/protocol/table.ts";
import { gameNamed } from "../game-arguments.ts";
import { atLeast, type Figure, percent, perSecond, plain } from "./figure.ts";
import type { Request } from "./load-questions.ts";
import { INSTANT, post } from "./requests.ts";
import { NO_OP, type Stage } from "./stage.ts";
import { nextEvent, watchTable } from "./table-watch.ts";

const CONNECTIONS = 64;
const PLAYERS = 1_000;
/** Each player takes one, so that no limit of a player's tickets is met. */
const TICKETS = 5_000;
const STAKE = 1_000;
/** A request of any game against a bet of the one that stands for instant games: that no game is slow unseen. */
const LEAST_SHARE = 0.5;

/** Requests a second of every game: bets, tickets, hands from their deal to their end as a sensible player plays them. */
export async function measureGames(stage: Stage, seconds: number): Promise<readonly Figure[]> {
  await stage.players(TICKETS);
  const noOp = await repeat(stage, NO_OP, seconds);
  const rates = new Map<string, number>();
  for (const { id } of catalog) rates.set(id, await rateOf(stage, await gameNamed(id), seconds));
  const standard = rates.get(INSTANT) ?? 0;
  return [...rates].flatMap(([id, rate]) => [
    plain(
      `requests of ${id}, ${CONNECTIONS} connections`,
      perSecond(rate),
      `${percent(rate / noOp)} of one that does nothing`,
    ),
    ...(id === INSTANT ? [] : [atLeast(`  against bets of ${INSTANT}`, rate / standard, LEAST_SHARE, percent)]),
  ]);
}

function rateOf(stage: Stage, game: AnyGame, seconds: number): Promise<number> {
  if (game.kind === "round") return buyTickets(stage, game);
  const bet = { bet: game.sampleBet(STAKE) };
  if (game.kind === "instant") return repeat(stage, post(`/api/games/${game.id}/bets`, bet), seconds);
  return playHands(stage, game.id, post(`/api/games/${game.id}/hands`, bet), seconds);
}

async function repeat({ url, load }: Stage, request: Request, seconds: number): Promise<number> {
  const loop = { url, request, connections: CONNECTIONS, seconds, players: PLAYERS, nonces: false };
  return (await load.ask("closed", loop)).perSecond;
}

async function playHands({ url, load }: Stage, game: string, start: Request, seconds: number): Promise<number> {
  const loop = { url, game, start, connections: CONNECTIONS, seconds, players: PLAYERS };
  return (await load.ask("wholeHands", loop)).perSecond;
}

/** The round that is open until somebody bets, as that of a pot; null where betting closes by itself. */
async function waitingRound(url: string, table: string): Promise<RoundView | null> {
  const answer = await fetch(new URL(`/api/tables/${table}`, url));
  const { round } = tableSnapshot.parse(await answer.json());
  return round?.phase === "betting" && round.closesAt === null ? round : null;
}

/** As many tickets of one round as fit into its betting time, or one of each player. */
async function buyTickets({ url, load }: Stage, game: AnyRoundGame): Promise<number> {
  const [table] = game.tables;
  if (table === undefined) throw new Error(`${game.id} has no table`);
  const socket = await watchTable(url, table.id);
  const { carry } = (await waitingRound(url, table.id)) ?? (await nextEvent(socket, "opened")).event.round;
  const sample = game.sampleBet(STAKE);
  const bet = game.fit?.(sample, carryOfJson(carry)) ?? sample;
  const ticket = post(`/api/tables/${table.id}/tickets`, { bet });
  const requests = Array<Request>(TICKETS).fill(ticket);
  const { accepted, elapsedMs } = await load.ask("burst", { url, connections: CONNECTIONS, requests });
  socket.close();
  return (accepted / elapsedMs) * 1000;
}
