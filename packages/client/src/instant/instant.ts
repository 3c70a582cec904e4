import type { Money } from "@fairhouse/kernel/money.ts";
import type { ErrorCode } from "@fairhouse/protocol/errors.ts";
import type { BetPage, BetRecord, PlacedBet } from "@fairhouse/protocol/play.ts";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { PlayResult } from "../auto/auto-runner.ts";
import { followSlot, followsLast } from "../followed-slots.ts";
import { countedWhenTaken, readyForNextBet, UnsentBets } from "../next-bet.ts";
import type { ExpectedResult, PlayContext, Readable } from "../play-context.tsx";
import { RecentBets } from "../recent-bets.ts";
import { keepStatisticsOf, noteResult } from "../statistics.ts";
import { errorCode } from "../wire/http.ts";
import { type KeepOptions, resendKept, sendKept } from "../wire/kept-command.ts";
import { type InstantEvent, type InstantResult, type InstantState, instantReducer, isBusy } from "./instant-state.ts";

/** Resolves the promise of a bet at its end. */
type Waiting = (played: PlayResult) => void;

/** Answers of the house that mean that a bet does not exist. */
const NO_BET: ReadonlySet<ErrorCode | null> = new Set<ErrorCode>(["not_found", "invalid_request"]);

export interface InstantOptions extends KeepOptions {
  /** True if results wait for the player to open them: a later page shows what an earlier one did not. */
  readonly byHand?: boolean | undefined;
}

/**
 * One game whose bets are settled by the request that places them. Made once per screen; `attach` it while the screen
 * is on the page.
 */
export class InstantPlay<Bet, Outcome> {
  readonly store: StoreApi<InstantState<Bet, Outcome>> = createStore<InstantState<Bet, Outcome>>(() => ({
    phase: "idle",
  }));
  readonly recent: RecentBets<Outcome>;
  readonly #context: PlayContext;
  readonly #game: string;
  readonly #options: InstantOptions;
  readonly #found = createStore<readonly string[]>(() => []);
  #attached = false;
  #playing: Waiting[] = [];
  readonly #unsent = new UnsentBets();
  /**
   * Functions that drop a result shown beside the next bet, by bet id: its waiter learns that the screen or its player
   * has gone.
   */
  readonly #beside = new Map<string, () => void>();
  /** Counts the players at this screen, so that answers to an earlier one are not shown to the next. */
  #visit = 0;

  constructor(context: PlayContext, game: string, options: InstantOptions = {}) {
    this.#context = context;
    this.#game = game;
    this.#options = options;
    this.recent = new RecentBets(context, game);
  }

  /** Bets of earlier pages whose results wait to be shown, oldest first. */
  get waiting(): Readable<readonly string[]> {
    return this.#found;
  }

  /** Follows the player until the returned function is called. */
  attach(): () => void {
    let player: string | null = null;
    this.#attached = true;
    const follow = () => {
      const { player: now } = this.#context.session.getState();
      keepStatisticsOf(now);
      if (now === player) return;
      if (player !== null) this.#leave();
      player = now;
      this.#found.setState(this.#leftCovered(), true);
      if (player === null) return;
      void this.recent.load(() => this.#leftCovered());
      void this.#resume();
      if (this.#options.byHand === true) void this.#findLate();
    };
    follow();
    const { session, unshown } = this.#context;
    // The note of a covered bet may reach this page after its chips: another tab wrote it, or the page before a reload.
    const offs = [session.subscribe(follow), unshown.byHand.subscribe(() => this.recent.withhold(this.#leftCovered()))];
    return () => {
      for (const off of offs) off();
      this.#attached = false;
      this.dropUnsent();
      this.#showNoMore();
      this.#dropPlaying();
      if (this.store.getState().phase !== "placing") this.#dispatch({ type: "cleared" });
    };
  }

  /** Places one bet; resolves when it has been shown to its end. Refusals are values, and in the state. */
  async place(bet: Bet, stake: Money): Promise<PlayResult> {
    if (isBusy(this.store.getState())) return { kind: "dropped" };
    if (!(await readyForNextBet(this.#context, this.#game, this.#unsent.signal))) return { kind: "dropped" };
    // The dialogs may have taken a while, during which another press came through.
    if (isBusy(this.store.getState())) return { kind: "dropped" };
    const expected = this.#expect(stake);
    const command = { path: `/games/${this.#game}/bets`, body: { bet } };
    const sent = sendKept<PlacedBet>(this.#context, this.#slot, command, this.#sendOptions());
    return this.#follow(countedWhenTaken(this.#context, sent), expected);
  }

  /** Places one bet; resolves when the screen takes the next: true if it was not refused, and is still on the page. */
  async placeBeforeNext(bet: Bet, stake: Money): Promise<boolean> {
    let off = () => {};
    const free = new Promise<boolean>((resolve) => {
      off = this.store.subscribe((state) => isBusy(state) || resolve(state.phase === "settled"));
    });
    const placed = this.place(bet, stake).then(({ kind }) => kind === "settled");
    return Promise.race([free, placed]).finally(off);
  }

  /** Drops a bet that waits until the house takes the next one. */
  dropUnsent(): void {
    this.#unsent.drop();
  }

  /** Called once the screen has shown the result: balance, statistics and chips follow. */
  revealed(): void {
    this.handOver()();
  }

  /**
   * Allows the next bet now, for screens that show several results at once. Call the returned function when this result
   * has been shown: everything that follows a reveal then follows. It returns false if nothing follows because the
   * player has gone.
   */
  handOver(): () => boolean {
    const state = this.store.getState();
    if (state.phase !== "revealing") return () => false;
    const { id, stake, payout, outcome } = state.result;
    const playing = this.#playing;
    this.#playing = [];
    this.#beside.set(id, () => finish(playing, { kind: "dropped" }));
    this.#dispatch({ type: "revealed" });
    return () => {
      if (!this.#beside.delete(id)) return false;
      this.#forget(id);
      this.#context.remember({ winValue: payout });
      this.recent.add({ id, stake, payout, outcome });
      noteResult(this.#game, this.#context, { id, stake, payout });
      finish(playing, { kind: "settled", stake, payout });
      return true;
    };
  }

  /** Shows the oldest of {@link waiting}, unless a bet is being placed or shown. */
  async showWaiting(): Promise<void> {
    const [id] = this.waiting.getState();
    if (id === undefined || this.#player === null || isBusy(this.store.getState())) return;
    const visit = this.#visit;
    this.#dispatch({ type: "placed" });
    try {
      const { bet } = await this.#context.http.get<BetPage>(`/bets/${encodeURIComponent(id)}`);
      if (visit !== this.#visit) return;
      this.#dispatch({ type: "answered", result: resultOf(bet) });
    } catch (error) {
      if (visit !== this.#visit) return;
      if (NO_BET.has(errorCode(error))) this.#forget(id);
      this.#dispatch({ type: "cleared" });
    }
  }

  /** Called when the player has gone. */
  #leave(): void {
    this.#visit += 1;
    this.dropUnsent();
    this.recent.forget();
    this.#dispatch({ type: "cleared" });
    this.#dropPlaying();
  }

  /** Finds covered bets whose notes come after the start of the page: nobody could open them before the next reload. */
  async #findLate(): Promise<void> {
    const visit = this.#visit;
    await this.#context.unshown.caughtUp();
    if (visit !== this.#visit || !this.#attached) return;
    const state = this.store.getState();
    const own = "result" in state ? state.result.id : null;
    const late = this.#leftCovered().filter((id) => id !== own && !this.#found.getState().includes(id));
    if (late.length === 0) return;
    this.#found.setState((ids) => [...ids, ...late], true);
    await this.showWaiting();
  }

  /**
   * Resumes a bet of an earlier page: one that was sent but whose answer was lost is sent again with its key; one that
   * was answered but never shown is shown.
   */
  async #resume(): Promise<void> {
    if (isBusy(this.store.getState())) return;
    const answer = resendKept<PlacedBet>(this.#context, this.#slot, this.#sendOptions());
    if (answer === null) return this.showWaiting();
    await this.#follow(answer, this.#expect(0));
  }

  /** Resolves when the bet has been shown to its end, was refused, or the screen has left the page before. */
  #follow(answer: Promise<PlacedBet>, expected: ExpectedResult): Promise<PlayResult> {
    this.#dispatch({ type: "placed" });
    followSlot(this.#slot, this);
    void this.#receive(answer, expected);
    return new Promise((resolve) => this.#playing.push(resolve));
  }

  async #receive(answer: Promise<PlacedBet>, expected: ExpectedResult): Promise<void> {
    const visit = this.#visit;
    try {
      const placed = await answer;
      if (visit !== this.#visit) return expected.dropped();
      const { id, payout } = placed.bet;
      expected.answered(placed.balance, { id, payout: payout ?? 0 });
      this.#context.remember({ betsId: id });
      this.#dispatch({ type: "answered", result: resultOf(placed.bet) });
      if (!this.#attached && followsLast(this.#slot, this)) this.#showNoMore();
    } catch (error) {
      expected.dropped();
      if (visit !== this.#visit) return;
      this.#dispatch({ type: "refused", error });
      finish(this.#playing.splice(0), { kind: "refused", error });
      // Not an answer of the house, so a bug: reported to the browser's console, while the page goes on.
      if (errorCode(error) === null) reportError(error);
    }
  }

  #sendOptions(): KeepOptions {
    return { ...this.#options, onSlow: () => this.#dispatch({ type: "slow" }) };
  }

  #expect(stake: Money): ExpectedResult {
    return this.#context.unshown.expect({
      game: this.#game,
      slot: this.#slot,
      stake,
      byHand: this.#options.byHand === true,
    });
  }

  #leftCovered(): readonly string[] {
    const waiting = this.#context.unshown.byHand.getState();
    return waiting.filter(({ game }) => game === this.#game).map(({ id }) => id);
  }

  #forget(id: string): void {
    this.#found.setState((ids) => ids.filter((known) => known !== id), true);
    this.#context.unshown.shown(id);
  }

  /** Called when the screen has gone: only results that the player opens themselves go on waiting. */
  #showNoMore(): void {
    if (this.#options.byHand === true) return;
    const state = this.store.getState();
    for (const id of this.#beside.keys()) this.#context.unshown.shown(id);
    if (state.phase === "revealing") this.#context.unshown.shown(state.result.id);
  }

  get #player(): string | null {
    return this.#context.session.getState().player;
  }

  get #slot(): string {
    return `bet:${this.#game}`;
  }

  #dropPlaying(): void {
    for (const drop of this.#beside.values()) drop();
    this.#beside.clear();
    finish(this.#playing.splice(0), { kind: "dropped" });
  }

  #dispatch(event: InstantEvent<Bet, Outcome>): void {
    this.store.setState((state) => instantReducer(state, event), true);
  }
}

function finish(waiting: readonly Waiting[], played: PlayResult): void {
  for (const resolve of waiting) resolve(played);
}

function resultOf<Bet, Outcome>(bet: BetRecord): InstantResult<Bet, Outcome> {
  // The edge: bet and outcome are of this game, parsed and made by its rules on the server.
  return {
    id: bet.id,
    bet: bet.bet as Bet,
    stake: bet.stake,
    payout: bet.payout ?? 0,
    outcome: bet.outcome as Outcome,
  };
}
