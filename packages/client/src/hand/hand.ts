import type { Money } from "@fairhouse/kernel/money.ts";
import type { Hand } from "@fairhouse/protocol/play.ts";

/** A hand of this game, as its player sees it. */
export interface PlayerHand<Bet, View> {
  readonly id: string;
  readonly bet: Bet;
  readonly stake: Money;
  /** Number of moves made so far; the next move names it. */
  readonly turn: number;
  readonly view: View;
  /** Includes the stake; null while the hand is open. */
  readonly payout: Money | null;
}

export interface HandState<Bet, Move, View> {
  /** False until the house has said whether a hand is open. */
  readonly loaded: boolean;
  /** The open hand, or the last one, which stays on the table until the next. */
  readonly hand: PlayerHand<Bet, View> | null;
  readonly starting: boolean;
  /** Moves that wait for their answer, in order; the first has been sent. */
  readonly moves: readonly Move[];
  /** True when the house has not answered for three seconds. */
  readonly slow: boolean;
  /** True while the hand is closed but the screen has not shown its end yet. */
  readonly revealing: boolean;
  /** Error of the last start or move; null if it went well. */
  readonly error: unknown;
}

export type HandPhase = "loading" | "idle" | "starting" | "open" | "moving" | "revealing" | "settled";

export type HandEvent<Bet, Move, View> =
  /** The house said which hand is open, or that none is. */
  | { readonly type: "loaded"; readonly hand: PlayerHand<Bet, View> | null }
  | { readonly type: "starting" }
  | { readonly type: "moved"; readonly move: Move }
  | { readonly type: "slow" }
  /** An answer to a start or a move. */
  | { readonly type: "answered"; readonly hand: PlayerHand<Bet, View> }
  /** The hand moved on, here or on another device. */
  | { readonly type: "heard"; readonly hand: PlayerHand<Bet, View> }
  | { readonly type: "refused"; readonly error: unknown }
  | { readonly type: "revealed" }
  | { readonly type: "left" };

/** Most moves that impatient fingers may run ahead of the answers. */
export const MAX_QUEUED_MOVES = 8;

export function newTable<Bet, Move, View>(): HandState<Bet, Move, View> {
  return { loaded: false, hand: null, starting: false, moves: [], slow: false, revealing: false, error: null };
}

export function phaseOf(state: HandState<unknown, unknown, unknown>): HandPhase {
  if (state.starting) return "starting";
  if (state.revealing) return "revealing";
  // The end of a hand may be heard of, and shown, before the move that ended it is answered.
  if (state.moves.length > 0) return "moving";
  if (isOpen(state)) return "open";
  if (state.hand !== null) return "settled";
  return state.loaded ? "idle" : "loading";
}

export function isOpen({ hand }: { readonly hand: PlayerHand<unknown, unknown> | null }): boolean {
  return hand !== null && hand.payout === null;
}

export function handReducer<Bet, Move, View>(
  state: HandState<Bet, Move, View>,
  event: HandEvent<Bet, Move, View>,
): HandState<Bet, Move, View> {
  switch (event.type) {
    case "loaded":
      return loaded(state, event.hand);
    case "starting":
      return { ...state, starting: true, slow: false, error: null };
    case "moved":
      return isOpen(state) && state.moves.length < MAX_QUEUED_MOVES
        ? { ...state, moves: [...state.moves, event.move], error: null }
        : state;
    case "slow":
      return state.starting || state.moves.length > 0 ? { ...state, slow: true } : state;
    case "answered":
      return answered(state, event.hand);
    case "heard":
      return adopted(state, event.hand);
    case "refused":
      return { ...state, starting: false, moves: [], slow: false, error: event.error };
    case "revealed":
      return { ...state, revealing: false };
    case "left":
      return newTable();
  }
}

function loaded<Bet, Move, View>(
  state: HandState<Bet, Move, View>,
  hand: PlayerHand<Bet, View> | null,
): HandState<Bet, Move, View> {
  if (hand !== null) return { ...adopted(state, hand), loaded: true };
  // The hand was closed elsewhere while this page was not listening. Its record is in the history and the table is
  // free, but the reason why a move was refused is still worth reading.
  const gone = isOpen(state) && !state.starting && state.moves.length === 0;
  return gone ? { ...newTable<Bet, Move, View>(), loaded: true, error: state.error } : { ...state, loaded: true };
}

/** Takes an answer to the start, or to the first move of the queue. Later moves are dropped when the hand is closed. */
function answered<Bet, Move, View>(
  state: HandState<Bet, Move, View>,
  hand: PlayerHand<Bet, View>,
): HandState<Bet, Move, View> {
  const next = adopted(state, hand);
  const moves = state.starting ? state.moves : state.moves.slice(1);
  return { ...next, starting: false, slow: false, moves: isOpen(next) ? moves : [] };
}

/** Takes a newer state of the hand, or another hand; an older state of the same hand is an echo. */
function adopted<Bet, Move, View>(
  state: HandState<Bet, Move, View>,
  hand: PlayerHand<Bet, View>,
): HandState<Bet, Move, View> {
  const { hand: current } = state;
  if (current !== null && current.id === hand.id) {
    const newer = hand.turn > current.turn || (current.payout === null && hand.payout !== null);
    if (!newer) return state;
    return { ...state, hand, revealing: state.revealing || hand.payout !== null };
  }
  // The open hand here is the player's only one, so news of another, closed one is old.
  if (isOpen(state) && hand.payout !== null) return state;
  return { ...state, hand, revealing: hand.payout !== null };
}

export function handOf<Bet, View>(hand: Hand): PlayerHand<Bet, View> {
  // The edge: bet and view are of this game, parsed and made by its rules on the server.
  return {
    id: hand.id,
    bet: hand.bet as Bet,
    stake: hand.stake,
    turn: hand.turn,
    view: hand.view as View,
    payout: hand.payout,
  };
}
