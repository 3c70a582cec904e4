import { randomBytes } from "node:crypto";
import { soloChance } from "@fairhouse/fairness/stream.ts";
import {
  type AnyBet,
  type AnyCarry,
  type AnyExternalGame,
  type AnyFactState,
  type AnyGame,
  type AnyHandGame,
  type AnyInstantGame,
  type AnyRoundGame,
  factStateOfJson,
  knownOfJson,
  viewOfJson,
} from "@fairhouse/kernel/any-game.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { type BetFact, gameFacts, handAnswer, placedBet, placedSlip } from "@fairhouse/protocol/play.ts";
import { ticketAnswer } from "@fairhouse/protocol/table.ts";
import type { Witness } from "./caller.ts";
import type { SimulatedPlayer } from "./simulated-player.ts";
import type { Tables } from "./tables.ts";

/** Maximum time that a player who leaves by hand stays in. */
const LONGEST_FLIGHT_MS = 8_000;
/** Share of tickets without a preset. Each keeps its player from betting for seconds, so they are few. */
const BY_HAND = 0.1;
const MAX_MOVES = 64;

export interface PlayingParts {
  readonly tables: Tables;
  readonly witness: Witness;
  /** The bet to make. `carry` is the carry of the table's open round. */
  bet(game: AnyGame, carry?: AnyCarry): AnyBet;
  /** The table of a live game to bet at; undefined for none at present. The tables in `open` take bets. */
  chooseTable(open: readonly string[]): string | undefined;
  /** Waits between two commands. */
  pause(): Promise<void>;
  /** Milliseconds until the players go home. */
  remainingMs(): number;
}

/**
 * Plays one bet of a game to its end, or as far as the house lets it. Answers the table of a ticket that its round will
 * settle; null if nothing is left to wait for.
 */
export async function playOnce(player: SimulatedPlayer, game: AnyGame, parts: PlayingParts): Promise<string | null> {
  if (game.kind === "round") return playRound(player, game, parts);
  if (game.kind === "instant") await playInstant(player, game, parts);
  if (game.kind === "hand") await playHand(player, game, parts);
  if (game.kind === "external") await betOnOpenFacts(player, game, game.stake(parts.bet(game)), parts.witness);
  return null;
}

async function playInstant(
  player: SimulatedPlayer,
  game: AnyInstantGame,
  { witness, bet }: PlayingParts,
): Promise<void> {
  const { status, body } = await player.post(`/api/games/${game.id}/bets`, { bet: bet(game) });
  if (status !== 200) return;
  witness.bet();
  const placed = placedBet.parse(body);
  player.told(placed.balance, (placed.bet.payout ?? 0) - placed.bet.stake);
}

/** Plays as the game's own sample player does, who needs no more of a hand than its view shows. */
async function playHand(
  player: SimulatedPlayer,
  game: AnyHandGame,
  { witness, bet, pause }: PlayingParts,
): Promise<void> {
  const chance = soloChance(randomBytes(32).toString("hex"), "crowd", 0);
  const started = await player.post(`/api/games/${game.id}/hands`, { bet: bet(game) });
  if (started.status !== 200) return;
  witness.bet();
  let { hand, balance } = handAnswer.parse(started.body);
  // A hand that its deal closes was paid in the same answer: two entries.
  player.told(balance, hand.payout === null ? -hand.stake : null);
  for (let moves = 0; hand.payout === null && moves < MAX_MOVES; moves++) {
    await pause();
    const move = game.samplePlay(viewOfJson(hand.view), chance, hand.turn);
    const { status, body } = await player.post(`/api/hands/${hand.id}/moves`, { turn: hand.turn, move });
    if (status !== 200) return;
    const staked = hand.stake;
    ({ hand, balance } = handAnswer.parse(body));
    const added = hand.stake - staked;
    player.told(balance, hand.payout === null ? (added === 0 ? null : -added) : added === 0 ? hand.payout : null);
  }
}

/** Bets on facts that are open; the bet waits for them while its player goes on. */
export async function betOnOpenFacts(
  player: SimulatedPlayer,
  game: AnyExternalGame,
  stake: Money,
  witness: Witness,
): Promise<void> {
  const { status: told, body: listed } = await player.get(`/api/games/${game.id}/facts`);
  if (told !== 200) return;
  const open = gameFacts.parse(listed).waiting.filter(({ phase }) => phase === "open");
  const states = new Map(open.map((fact) => [fact.id, stateNow(game, fact)]));
  const chance = soloChance(randomBytes(32).toString("hex"), "crowd", 0);
  const wish = game.sampleWish(stake, states, chance);
  if (wish === null) return;
  const { status, body } = await player.post(`/api/games/${game.id}/slips`, { bet: wish });
  if (status !== 200) return;
  witness.bet();
  const { bet, balance } = placedSlip.parse(body);
  player.told(balance, -bet.stake);
}

/** Returns the state at which a bet that is placed now will be made. */
function stateNow({ ofLinks }: AnyExternalGame, { state, links, timed }: BetFact): AnyFactState {
  const own = factStateOfJson(state);
  const inPlay = ofLinks?.timed?.find(({ id }) => id === links?.table)?.inPlay;
  if (inPlay === undefined || timed?.begunAt == null || timed.overAt === null) return own;
  const [begun, over] = [Date.parse(timed.begunAt), Date.parse(timed.overAt)];
  const step = Math.floor(((Date.now() - begun) * inPlay.steps) / (over - begun)) + 1;
  return ofLinks?.during?.(own, knownOfJson(timed.shown), step) ?? own;
}

async function playRound(player: SimulatedPlayer, game: AnyRoundGame, parts: PlayingParts): Promise<string | null> {
  const { tables, witness } = parts;
  const table = parts.chooseTable(game.tables.flatMap(({ id }) => (tables.openAt(id) === undefined ? [] : [id])));
  const round = table === undefined ? undefined : tables.openAt(table);
  if (table === undefined || round === undefined) return null;
  const bet = parts.bet(game, round.carry);
  const { status, body } = await player.post(`/api/tables/${table}/tickets`, { bet });
  if (status !== 200) return null;
  witness.bet();
  const { ticket, balance } = ticketAnswer.parse(body);
  player.told(balance, -ticket.stake);
  if (game.leaving?.auto(bet) !== null) return table;
  await tables.next(table, "started", parts.remainingMs());
  await tables.next(table, "ended", Math.min(parts.remainingMs(), Math.random() * LONGEST_FLIGHT_MS));
  if (parts.remainingMs() === 0) return null;
  const left = await player.post(`/api/tickets/${ticket.id}/cash-out`, {});
  if (left.status !== 200) return null;
  const answer = ticketAnswer.parse(left.body);
  player.told(answer.balance, answer.ticket.payout);
  return null;
}

/**
 * Makes a bet as its round takes it; in games that players can leave, now and then one that its player must end by
 * hand.
 */
export function asPlaced(game: AnyGame, bet: AnyBet, carry: AnyCarry | undefined): AnyBet {
  if (game.kind !== "round") return bet;
  const fitting = carry === undefined ? bet : (game.fit?.(bet, carry) ?? bet);
  if (game.leaving === undefined || Math.random() > BY_HAND) return fitting;
  const byHand = game.bet.safeParse(Object.assign({}, fitting, { auto: null }));
  return byHand.success ? byHand.data : fitting;
}
