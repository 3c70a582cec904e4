import { sameJson } from "@fairhouse/fairness/same-json.ts";
import { commitmentOf } from "@fairhouse/fairness/seeds.ts";
import { soloChance } from "@fairhouse/fairness/stream.ts";
import type { AnyBet, AnyHandGame, AnyInstantGame, AnyMove } from "@fairhouse/kernel/any-game.ts";
import { dealHand, type OpenHand, playMove } from "@fairhouse/kernel/hand.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { accept, type Result, refuse } from "@fairhouse/kernel/result.ts";
import { changed, type GuestBet, type GuestBook, openBets, withBet } from "./guest-book.ts";
import { type Refusal, refuseBet, refuseStake, type StakeLimits } from "./guest-refusals.ts";

/** Inputs of a command that depend on the moment. */
export interface Moment {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** A fresh bet number: `guest-` and a UUID. */
  readonly betId: string;
  readonly limits: StakeLimits;
}

/** The book after a command, and the bet concerned. A repeated command leaves the book unchanged. */
interface Changed {
  readonly book: GuestBook;
  readonly bet: GuestBet;
}
type Outcome = Result<Changed, Refusal>;

/** Settles an instant bet at once; the game's own schema has accepted it. */
export function placeBet(book: GuestBook, game: AnyInstantGame, bet: AnyBet, key: string, moment: Moment): Outcome {
  const known = knownBet(book, game.id, bet, key);
  if (known !== null) return known;
  const refusal = refuseBet(book, game, bet, moment.limits, moment.now);
  if (refusal !== null) return refuse(refusal);
  const { serverSeed, clientSeed, nonce } = book.active;
  const { outcome, payout } = game.play(bet, soloChance(serverSeed, clientSeed, nonce));
  const stake = game.stake(bet);
  const made = { ...newBet(book, game, bet, key, moment), stake, payout, outcome, settledAt: isoOf(moment) };
  return accept({ book: added(book, made), bet: made });
}

/**
 * Deals a hand and plays the moves sent with the start, as the server does: moves end with the one that closes the
 * hand, or before the first that the rules refuse or the coins do not cover.
 */
export function startHand(
  book: GuestBook,
  game: AnyHandGame,
  command: { readonly bet: AnyBet; readonly moves: readonly AnyMove[]; readonly key: string },
  moment: Moment,
): Outcome {
  const known = knownBet(book, game.id, command.bet, command.key);
  if (known !== null) return known;
  const open = openBets(book).find((bet) => bet.game === game.id);
  if (open !== undefined) return refuse({ code: "hand_open", details: { hands: [{ id: open.id, game: game.id }] } });
  const refusal = refuseBet(book, game, command.bet, moment.limits, moment.now);
  if (refusal !== null) return refuse(refusal);
  const { serverSeed, clientSeed, nonce } = book.active;
  const dealt = { id: moment.betId, game, bet: command.bet, nonce, createdAt: moment.now };
  let hand = dealHand(dealt, soloChance(serverSeed, clientSeed, nonce));
  for (const move of command.moves) {
    const next = playMove(hand, move);
    if ("refusal" in next || refuseStake(book, next.hand.stake, null) !== null) break;
    hand = next.hand;
  }
  const made = { ...newBet(book, game, command.bet, command.key, moment), ...standing(hand, moment) };
  return accept({ book: added(book, made), bet: made });
}

/** Makes a move on an open hand, addressed by its turn; repeating the same turn and move changes nothing. */
export function makeMove(
  book: GuestBook,
  game: AnyHandGame,
  command: { readonly hand: string; readonly turn: number; readonly move: AnyMove },
  moment: Moment,
): Outcome {
  const bet = book.bets.find(({ id }) => id === command.hand);
  if (bet === undefined) return refuse({ code: "not_found" });
  const { turn, move } = command;
  if (turn < bet.moves.length && sameJson(bet.moves[turn], move)) return accept({ book, bet });
  if (bet.payout !== null) return refuse({ code: "hand_closed" });
  if (turn !== bet.moves.length) return refuse({ code: "stale_turn", details: { turn: bet.moves.length } });
  const hand = openHand(book, bet, game);
  if (hand === null) return refuse({ code: "not_found" });
  const next = playMove(hand, move);
  if ("refusal" in next) return refuse({ code: "move_refused", details: { turn, reason: next.refusal } });
  if (next.extraStake > 0) {
    const refusal = refuseStake(book, next.extraStake, null);
    if (refusal !== null) return refuse(refusal);
  }
  const moved = { ...bet, ...standing(next.hand, moment) };
  const coins = book.coins - next.extraStake + (moved.payout ?? 0);
  return accept({ book: changed(book, { coins, bets: withBet(book, moved) }), bet: moved });
}

/** Returns the open hand of a bet, folded from the active seed; null if these rules do not reproduce what is stored. */
export function openHand(book: GuestBook, bet: GuestBet, game: AnyHandGame): OpenHand | null {
  const hand = foldBet(bet, game, book.active.serverSeed);
  return hand !== null && hand.payout === null && hand.stake === bet.stake ? hand : null;
}

/** Folds a recorded hand; null if bet or moves do not belong to this game. */
export function foldBet(bet: GuestBet, game: AnyHandGame, serverSeed: string): OpenHand | null {
  const asked = game.bet.safeParse(bet.bet);
  if (!asked.success) return null;
  const { id, nonce } = bet;
  const dealt = { id, game, bet: asked.data, nonce, createdAt: Date.parse(bet.createdAt) };
  let hand = dealHand(dealt, soloChance(serverSeed, bet.clientSeed, nonce));
  for (const recorded of bet.moves) {
    const move = game.move.safeParse(recorded);
    const next = move.success ? playMove(hand, move.data) : null;
    if (next === null || "refusal" in next) return null;
    hand = next.hand;
  }
  return hand;
}

/** Ends a hand that the rules of this page cannot continue: its whole stake comes back. */
export function giveBack(book: GuestBook, bet: GuestBet, now: number): GuestBook {
  const back = { ...bet, payout: bet.stake, refunded: true, settledAt: new Date(now).toISOString() };
  return changed(book, { coins: book.coins + bet.stake, bets: withBet(book, back) });
}

/** Returns the result of the first command with this key, or a refusal if the key was used for something else. */
function knownBet(book: GuestBook, game: string, bet: AnyBet, key: string): Outcome | null {
  const known = book.bets.find((earlier) => earlier.key === key);
  if (known === undefined) return null;
  const same = known.game === game && sameJson(known.bet, bet);
  return same ? accept({ book, bet: known }) : refuse({ code: "key_reused" });
}

function newBet(
  { active }: GuestBook,
  game: AnyHandGame | AnyInstantGame,
  bet: AnyBet,
  key: string,
  moment: Moment,
): Omit<GuestBet, "stake" | "payout"> {
  return {
    id: moment.betId,
    key,
    game: game.id,
    gameVersion: game.version,
    kind: game.kind,
    bet,
    moves: [],
    outcome: null,
    refunded: false,
    serverSeedHash: commitmentOf(active.serverSeed),
    clientSeed: active.clientSeed,
    nonce: active.nonce,
    createdAt: isoOf(moment),
    settledAt: null,
  };
}

/** Returns the stored fields of a hand; its view only once it is closed. */
function standing(hand: OpenHand, moment: Moment) {
  const closed = hand.payout !== null;
  return {
    moves: [...hand.moves],
    stake: hand.stake,
    payout: hand.payout,
    outcome: closed ? hand.game.view(hand.state) : null,
    settledAt: closed ? isoOf(moment) : null,
  };
}

function added(book: GuestBook, bet: GuestBet): GuestBook {
  const coins: Money = book.coins - bet.stake + (bet.payout ?? 0);
  const active = { ...book.active, nonce: book.active.nonce + 1 };
  return changed(book, { coins, active, bets: [bet, ...book.bets] });
}

function isoOf({ now }: Moment): string {
  return new Date(now).toISOString();
}
