import type { Money } from "@fairhouse/kernel/money.ts";
import { createStore } from "zustand/vanilla";
import type { PlayContext } from "../play-context.tsx";
import { errorCode } from "../wire/http.ts";
import { type AutoEvent, type AutoLimits, type AutoSettings, autoReducer, idleAuto, type StopReason } from "./auto.ts";
import type { AutoOptions } from "./conditions.ts";

/**
 * The result of a bet that this page placed, told after its reveal. `dropped`: the screen closed, or the player did not complete the dialogs.
 */
export type PlayResult =
  | { readonly kind: "settled"; readonly stake: Money; readonly payout: Money }
  | { readonly kind: "refused"; readonly error: unknown }
  | { readonly kind: "dropped" };

export interface AutoGame {
  /** Makes one bet of this amount, with these numbers in place of the game's own, and plays it to its end. */
  play(amount: Money, options: AutoOptions): Promise<PlayResult>;
  /** Drops or takes back the run's bet, if the house does not have it yet. */
  unqueue(): void;
  /** Returns the game's limits of one bet, or the currency's if the game has none of its own. */
  limits(): AutoLimits;
}

/** Makes bets one after another as {@link autoReducer} says, and stops when play itself becomes impossible. */
export class AutoRunner {
  readonly store = createStore(() => idleAuto);
  readonly #context: Pick<PlayContext, "session" | "socket">;
  readonly #game: AutoGame;
  #busy = false;
  #attached = false;

  constructor(context: Pick<PlayContext, "session" | "socket">, game: AutoGame) {
    this.#context = context;
    this.#game = game;
  }

  /** Watches for external causes to end a run until the returned function is called, which ends the run too. */
  attach(): () => void {
    this.#attached = true;
    const offs = [
      // The present player did not start the run; a guest who signs in has ended it themselves.
      this.#context.session.subscribe((now, before) => {
        if (now.player !== before.player) this.stop(now.isLoggedIn ? "player" : "signed-out");
      }),
      this.#context.socket.connection.subscribe(({ state }) => state !== "offline" || this.stop("offline")),
    ];
    return () => {
      for (const off of offs) off();
      this.#attached = false;
      this.stop("player");
    };
  }

  /**
   * Starts a run and resolves when it has ended. Does nothing while one is running, and once the screen has gone: a
   * player may leave it by a dialog that asked before the first bet.
   */
  async start(settings: AutoSettings, base: Money): Promise<void> {
    if (this.#busy || !this.#attached) return;
    this.#dispatch({ type: "start", settings, base, limits: this.#game.limits() });
    while (this.store.getState().status === "running") {
      this.#busy = true;
      const { amount, options } = this.store.getState();
      const played = await this.#game.play(amount, options);
      this.#busy = false;
      this.#take(played);
    }
  }

  /** Ends the run after the current bet, unless that bet still waits here to be made. */
  stop(reason: StopReason = "player"): void {
    if (this.#busy) this.#game.unqueue();
    this.#dispatch({ type: "stop", reason, busy: this.#busy });
  }

  #take(played: PlayResult): void {
    if (played.kind === "settled") {
      const { stake, payout } = played;
      this.#dispatch({ type: "settled", stake, payout, limits: this.#game.limits() });
      return;
    }
    const error = played.kind === "refused" ? played.error : undefined;
    this.#dispatch({ type: "stop", reason: reasonOf(played), busy: false, error });
  }

  #dispatch(event: AutoEvent): void {
    this.store.setState((state) => autoReducer(state, event), true);
  }
}

function reasonOf(played: Exclude<PlayResult, { kind: "settled" }>): StopReason {
  if (played.kind === "dropped") return "player";
  const code = errorCode(played.error);
  if (code === "insufficient_balance") return "balance";
  return code === "unauthenticated" || code === "token_expired" ? "signed-out" : "refused";
}
