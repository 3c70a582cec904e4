import { randomBytes } from "node:crypto";
import { soloChance } from "@fairhouse/fairness/stream.ts";
import {
  type AnyBet,
  type AnyCarry,
  type AnyGame,
  type AnyHandGame,
  type AnyInstantGame,
  type AnyRoundGame,
  viewOfJson,
} from "@fairhouse/kernel/any-game.ts";
import { handAnswer, placedBet } from "@fairhouse/protocol/play.ts";
import { ticketAnswer } from "@fairhouse/protocol/table.ts";
import type { Report } from "./report.ts";
import type { SimulatedPlayer } from "./simulated-player.ts";
import type { Tables } from "./tables.ts";

/** How long a player who leaves by hand stays in, at most. */
const LONGEST_FLIGHT_MS = 8_000;
/** Share of tickets without a preset. Each keeps its player from betting for seconds, so they are few. */
const BY_HAND = 0.1;
const MAX_MOVES = 64;

export interface PlayingParts {
  readonly tables: Tables;
  readonly report: Report;
  readonly stake: number;
  /** Waits between two commands. */
  pause(): Promise<void>;
  /** Until the crowd goes home. */
  remainingMs(): number;
}

/** Plays one bet of a game to its end, or as far as the house lets it. */
export async function playOnce(player: SimulatedPlayer, game: AnyGame, parts: PlayingParts): Promise<void> {
  if (game.kind === "instant") await playInstant(player, game, parts);
  if (game.kind === "hand") await playHand(player, game, parts);
  if (game.kind === "round") await playRound(player, game, parts);
}

async function playInstant(
  player: SimulatedPlayer,
  game: AnyInstantGame,
  { report, stake }: PlayingParts,
): Promise<void> {
  const { status, body } = await player.post(`/api/games/${game.id}/bets`, { bet: game.sampleBet(stake) });
  if (status !== 200) return;
  report.bet();
  const { bet, balance } = placedBet.parse(body);
  player.told(balance, (bet.payout ?? 0) - bet.stake);
}

/** Decides as the game's own sensible player does, who needs no more of a hand than its view shows. */
async function playHand(
  player: SimulatedPlayer,
  game: AnyHandGame,
  { report, stake, pause }: PlayingParts,
): Promise<void> {
  const chance = soloChance(randomBytes(32).toString("hex"), "crowd", 0);
  const started = await player.post(`/api/games/${game.id}/hands`, { bet: game.sampleBet(stake) });
  if (started.status !== 200) return;
  report.bet();
  let { hand, balance } = handAnswer.parse(started.body);
  // A hand that is closed by its deal has been paid in the same answer: two entries.
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

async function playRound(player: SimulatedPlayer, game: AnyRoundGame, parts: PlayingParts): Promise<void> {
  const { tables, report, stake } = parts;
  const table = game.tables.find(({ id }) => tables.carryAt(id) !== undefined);
  const carry = table && tables.carryAt(table.id);
  if (table === undefined || carry === undefined) return;
  const bet = betFor(game, stake, carry);
  const { status, body } = await player.post(`/api/tables/${table.id}/tickets`, { bet });
  if (status !== 200) return;
  report.bet();
  const { ticket, balance } = ticketAnswer.parse(body);
  player.told(balance, -ticket.stake);
  // Who has a preset, or cannot leave, plays something else meanwhile.
  if (game.leaving?.auto(bet) !== null) return;
  await tables.next(table.id, "started", parts.remainingMs());
  await tables.next(table.id, "ended", Math.min(parts.remainingMs(), Math.random() * LONGEST_FLIGHT_MS));
  if (parts.remainingMs() === 0) return;
  const left = await player.post(`/api/tickets/${ticket.id}/cash-out`, {});
  if (left.status !== 200) return;
  const answer = ticketAnswer.parse(left.body);
  player.told(answer.balance, answer.ticket.payout);
}

/** The game's sample bet; in games that can be left, now and then one that its player must end by hand. */
function betFor(game: AnyRoundGame, stake: number, carry: AnyCarry): AnyBet {
  const plain = game.sampleBet(stake);
  const sample = game.fit?.(plain, carry) ?? plain;
  if (game.leaving === undefined || Math.random() > BY_HAND) return sample;
  const byHand = game.bet.safeParse(Object.assign({}, sample, { auto: null }));
  return byHand.success ? byHand.data : sample;
}
