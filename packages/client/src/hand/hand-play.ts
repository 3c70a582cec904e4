import type { Money } from "@fairhouse/kernel/money.ts";
import type { ErrorCode } from "@fairhouse/protocol/errors.ts";
import type { Hand, HandAnswer } from "@fairhouse/protocol/play.ts";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { PlayResult } from "../auto/auto-runner.ts";
import { followSlot, followsLast } from "../followed-slots.ts";
import { countedWhenTaken, readyForNextBet, UnsentBets } from "../next-bet.ts";
import type { ExpectedResult, PlayContext } from "../play-context.tsx";
import { RecentBets } from "../recent-bets.ts";
import { keepStatisticsOf, noteResult } from "../statistics.ts";
import { errorCode } from "../wire/http.ts";
import { type KeepOptions, resendKept, sendAddressed, sendKept } from "../wire/kept-command.ts";
import { type HandEvent, type HandState, handOf, handReducer, newTable, phaseOf } from "./hand.ts";

/** Refusals that show that the house knows a hand that this page does not; the page then fetches it. */
const OUT_OF_STEP: ReadonlySet<ErrorCode | null> = new Set<ErrorCode>([
  "stale_turn",
  "hand_closed",
  "hand_open",
  "not_found",
]);

/** One game of hands. Made once per screen; `attach` it while the screen is on the page. */
export class HandPlay<Bet, Move, View> {
  readonly store: StoreApi<HandState<Bet, Move, View>> = createStore<HandState<Bet, Move, View>>(newTable);
  readonly recent: RecentBets<View>;
  readonly #context: PlayContext;
  readonly #game: string;
  readonly #options: KeepOptions;
  #attached = false;
  readonly #unsent = new UnsentBets();
  #waiting: ((played: PlayResult) => void)[] = [];
  #sending = false;
  /** Counts the players at this screen, so that answers to an earlier one are not shown to the next. */
  #visit = 0;

  constructor(context: PlayContext, game: string, options: KeepOptions = {}) {
    this.#context = context;
    this.#game = game;
    this.#options = options;
    this.recent = new RecentBets(context, game);
  }

  /** Follows player, connection and other devices until the returned function is called. */
  attach(): () => void {
    let player: string | null = null;
    this.#attached = true;
    const follow = () => {
      const { player: now } = this.#context.session.getState();
      keepStatisticsOf(now);
      if (now === player) return;
      player = now;
      this.#clear();
      if (player !== null) void this.recent.load();
      void this.#load();
    };
    follow();
    if (player === null) void this.#load();
    let state = this.#context.socket.connection.getState().state;
    const offs = [
      this.#context.session.subscribe(follow),
      // Fetches what was missed while disconnected.
      this.#context.socket.connection.subscribe((connection) => {
        if (connection.state !== "offline" && state === "offline") void this.#load();
        state = connection.state;
      }),
      this.#context.socket.on("hand", (hand) => this.#hear(hand)),
      this.#context.socket.on("missed", () => void this.#load()),
      this.#context.onPlayedInOtherTab(() => void this.#load()),
    ];
    return () => {
      for (const off of offs) off();
      this.#attached = false;
      this.dropUnsent();
      this.#showNoMore();
      this.#finishWaiting({ kind: "dropped" });
    };
  }

  /**
   * Starts a hand; with moves, plays those too in the same request (auto mode). Resolves when the hand has been closed
   * by any moves and shown to its end, or when it was refused.
   */
  async start(bet: Bet, stake: Money, moves: readonly Move[] = []): Promise<PlayResult> {
    if (!this.#mayStart()) return { kind: "dropped" };
    const isReady = await readyForNextBet(this.#context, this.#game, this.#unsent.signal);
    if (!isReady || !this.#mayStart()) return { kind: "dropped" };
    const expected = this.#expect(stake);
    const body = moves.length > 0 ? { bet, moves } : { bet };
    const command = { path: `/games/${this.#game}/hands`, body };
    const sent = sendKept<HandAnswer>(this.#context, this.#slot, command, this.#sendOptions());
    return this.#followStart(countedWhenTaken(this.#context, sent), expected);
  }

  /** Drops a hand that waits until the house takes the next bet. */
  dropUnsent(): void {
    this.#unsent.drop();
  }

  /** Queues a move, which is sent once those before it are answered. Does nothing without an open hand. */
  move(move: Move): void {
    this.#dispatch({ type: "moved", move });
    void this.#sendMoves();
  }

  /** Called once the screen has shown how the hand ended: balance, statistics and chips follow. */
  revealed(): void {
    const { hand, revealing } = this.store.getState();
    if (hand === null || hand.payout === null || !revealing) return;
    const { id, stake, payout, view } = hand;
    this.#dispatch({ type: "revealed" });
    this.#context.unshown.shown(id);
    this.#context.remember({ winValue: payout });
    this.recent.add({ id, stake, payout, outcome: view });
    noteResult(this.#game, this.#context, { id, stake, payout });
    this.#finishShown();
  }

  /** Clears the table for another player, or for nobody. */
  #clear(): void {
    this.#visit += 1;
    this.#sending = false;
    this.recent.forget();
    this.#dispatch({ type: "left" });
    this.#finishWaiting({ kind: "dropped" });
  }

  #mayStart(): boolean {
    const phase = phaseOf(this.store.getState());
    return phase === "idle" || phase === "settled" || phase === "loading";
  }

  /**
   * First resumes a command that an earlier page left unanswered, then loads any open hand, from here or another
   * device.
   */
  async #load(): Promise<void> {
    if (this.#context.session.getState().player === null) {
      this.#dispatch({ type: "loaded", hand: null });
      return;
    }
    const left = this.store.getState().starting
      ? null
      : resendKept<HandAnswer>(this.#context, this.#slot, this.#sendOptions());
    if (left !== null) void this.#followStart(left, this.#expect(0));
    const visit = this.#visit;
    const before = this.store.getState().hand;
    const waiting = this.#waiting;
    try {
      const { hand } = await this.#context.http.get<{ hand: Hand | null }>(`/games/${this.#game}/hands/open`);
      if (visit !== this.#visit) return;
      // "None" does not apply to a hand that was dealt or moved on while the question was on its way.
      if (hand === null && this.store.getState().hand !== before) return;
      this.#dispatch({ type: "loaded", hand: hand === null ? null : handOf<Bet, View>(hand) });
      const now = this.store.getState();
      const isGone = before?.payout === null && now.hand?.id !== before.id && !now.starting;
      // The hand was closed elsewhere: nobody here will see its end. Others may wait by now, for a hand that was started since.
      if (isGone && waiting === this.#waiting) this.#finishWaiting({ kind: "dropped" });
    } catch {
      // Offline: tried again when the connection is back. Signed out: tried again after signing in.
    }
  }

  /** Resolves when the hand has been shown to its end, was refused, or the screen has left the page before. */
  #followStart(answer: Promise<HandAnswer>, expected: ExpectedResult): Promise<PlayResult> {
    this.#dispatch({ type: "starting" });
    followSlot(this.#slot, this);
    void this.#receiveStart(answer, expected);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  async #receiveStart(answer: Promise<HandAnswer>, expected: ExpectedResult): Promise<void> {
    const visit = this.#visit;
    try {
      const started = await answer;
      if (visit === this.#visit) this.#take(started, expected, started.hand.stake);
      else expected.dropped();
    } catch (error) {
      expected.dropped();
      if (visit !== this.#visit) return;
      this.#refuse(error);
      this.#finishWaiting({ kind: "refused", error });
    }
  }

  /** Sends queued moves one after another. Each is addressed by its turn, so that repeating it is safe. */
  async #sendMoves(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    const visit = this.#visit;
    for (;;) {
      const { hand, moves, starting } = this.store.getState();
      const [move] = moves;
      if (starting || hand === null || hand.payout !== null || move === undefined) break;
      const expected = this.#expect(0);
      try {
        const body = { turn: hand.turn, move };
        const path = `/hands/${hand.id}/moves`;
        const moved = await sendAddressed<HandAnswer>(this.#context, path, body, this.#sendOptions());
        if (visit !== this.#visit) return expected.dropped();
        this.#take(moved, expected, moved.hand.stake - hand.stake);
      } catch (error) {
        expected.dropped();
        if (visit !== this.#visit) return;
        this.#refuse(error);
        this.#finishShown();
      }
    }
    this.#sending = false;
  }

  /** @param added the amount that the command staked. */
  #take({ hand, balance }: HandAnswer, expected: ExpectedResult, added: Money): void {
    const { id, payout } = hand;
    expected.answered(balance, payout === null ? null : { id, payout }, added);
    this.#context.remember({ betsId: id });
    this.#dispatch({ type: "answered", hand: handOf<Bet, View>(hand) });
    // Its end may have been heard of, and shown, before the answer came.
    const isSeen = this.#attached ? this.store.getState().revealing : !followsLast(this.#slot, this);
    if (payout !== null && !isSeen) this.#context.unshown.shown(id);
    this.#finishShown();
    void this.#sendMoves();
  }

  #refuse(error: unknown): void {
    this.#dispatch({ type: "refused", error });
    const code = errorCode(error);
    if (OUT_OF_STEP.has(code)) void this.#load();
    // Not an answer of the house, so a bug: reported to the browser's console, while the page goes on.
    if (code === null) reportError(error);
  }

  #hear(hand: Hand): void {
    if (hand.game !== this.#game) return;
    this.#dispatch({ type: "heard", hand: handOf<Bet, View>(hand) });
    // Its balance came just before it; the result in it waits for the screen from here on.
    const { revealing, hand: shown } = this.store.getState();
    if (hand.payout !== null && revealing && shown?.id === hand.id) {
      this.#context.unshown.keep(this.#game, { id: hand.id, payout: hand.payout });
    }
  }

  #expect(stake: Money): ExpectedResult {
    return this.#context.unshown.expect({ game: this.#game, slot: this.#slot, stake });
  }

  /** Ends a reveal that nobody can see any more, because the screen has gone. */
  #showNoMore(): void {
    const { hand, revealing } = this.store.getState();
    if (revealing && hand !== null) this.#context.unshown.shown(hand.id);
  }

  #sendOptions(): KeepOptions {
    return { ...this.#options, onSlow: () => this.#dispatch({ type: "slow" }) };
  }

  get #slot(): string {
    return `hand:${this.#game}`;
  }

  /**
   * Resolves the calls that wait for a hand once it has been shown to its end and its commands are answered: the end may
   * come over the socket first, and no other hand can start until the answer is here.
   */
  #finishShown(): void {
    const { hand } = this.store.getState();
    if (hand === null || hand.payout === null || phaseOf(this.store.getState()) !== "settled") return;
    this.#finishWaiting({ kind: "settled", stake: hand.stake, payout: hand.payout });
  }

  #finishWaiting(played: PlayResult): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve(played);
  }

  #dispatch(event: HandEvent<Bet, Move, View>): void {
    this.store.setState((state) => handReducer(state, event), true);
  }
}
