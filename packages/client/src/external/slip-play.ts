import { isGivenBack } from "@fairhouse/kernel/ended.ts";
import type { BetList, BetRecord, CashOutOrder, CashOutOrders, PlacedSlip } from "@fairhouse/protocol/play.ts";
import { createStore, type StoreApi } from "zustand/vanilla";
import { countedWhenTaken, readyForNextBet, UnsentBets } from "../next-bet.ts";
import type { PlayContext } from "../play-context.tsx";
import { keepStatisticsOf, noteResult } from "../statistics.ts";
import { errorCode } from "../wire/http.ts";
import { type KeepOptions, resendKept, sendAddressed, sendKept } from "../wire/kept-command.ts";

/** Bets of the player that the screen lists. */
const LISTED = 20;

export interface SlipsState {
  /** True while a bet is on its way. */
  readonly placing: boolean;
  /** True if the house has not answered for three seconds. */
  readonly slow: boolean;
  /** Why the last bet was not placed; null if it was. */
  readonly error: unknown;
  /** The player's latest bets, open ones included, newest first; null until they are known. */
  readonly own: readonly BetRecord[] | null;
  /** Id of the bet that was placed last on this screen; null if none was. */
  readonly placed: string | null;
  /** The bet that was settled last while this screen was open; null if none was. */
  readonly settled: BetRecord | null;
  /** The bet that is being sold back to the house, by id; null if none is. */
  readonly selling: string | null;
  /** The bet whose order is on its way to the house, by id; null if none is. */
  readonly ordering: string | null;
  /** The orders to sell open bets, by bet: the least that the house must pay for it. */
  readonly orders: ReadonlyMap<string, number>;
  /** The bet that the house did not buy, or whose order it did not take, and why; null if it did. */
  readonly notSold: { readonly id: string; readonly error: unknown } | null;
}

const NONE: SlipsState = {
  placing: false,
  slow: false,
  error: null,
  own: null,
  placed: null,
  settled: null,
  selling: null,
  ordering: null,
  orders: new Map(),
  notSold: null,
};

/** One player's bets on the facts of a game. Make it once per screen; `attach` it while the screen is on the page. */
export class SlipPlay<Wish> {
  readonly store: StoreApi<SlipsState> = createStore<SlipsState>(() => NONE);
  readonly #context: PlayContext;
  readonly #game: string;
  readonly #options: KeepOptions;
  readonly #unsent = new UnsentBets();
  /** Counts the players, because an answer to an earlier one may come late. */
  #visit = 0;

  constructor(context: PlayContext, game: string, options: KeepOptions = {}) {
    this.#context = context;
    this.#game = game;
    this.#options = options;
  }

  /** Follows the player until the returned function is called. */
  attach(): () => void {
    let player: string | null = null;
    const follow = () => {
      const now = this.#context.session.getState().user?._id ?? null;
      keepStatisticsOf(this.#context.session.getState().player);
      if (now === player) return;
      // A visitor who signs in to bet goes on.
      if (player !== null) this.#unsent.drop();
      player = now;
      this.#visit += 1;
      this.store.setState(NONE);
      if (player !== null) this.#resume();
    };
    const offs = [
      this.#context.session.subscribe(follow),
      this.#context.socket.on("slip", (bet) => {
        if (bet.game === this.#game) this.#hear([bet]);
      }),
      // Events may have been missed before this moment.
      this.#context.socket.watch(`facts:${this.#game}`, () => void this.#load()),
    ];
    follow();
    return () => {
      for (const off of offs) off();
      this.#unsent.drop();
    };
  }

  /**
   * Places a bet. Resolves to true if it was placed; a refusal is in the state.
   * @param heldMs the time for which the house holds it before it is made, in milliseconds.
   */
  async place(wish: Wish, heldMs = 0): Promise<boolean> {
    if (this.store.getState().placing) return false;
    const isReady = await readyForNextBet(this.#context, this.#game, this.#unsent.signal);
    if (!isReady || this.store.getState().placing) return false;
    const command = { path: `/games/${this.#game}/slips`, body: { bet: wish } };
    const sent = sendKept<PlacedSlip>(this.#context, this.#slot, command, { ...this.#sendOptions(), heldMs });
    return this.#follow(countedWhenTaken(this.#context, sent));
  }

  /**
   * Sells an open bet back to the house, for at least an amount. Its end is in the list; a refusal is in the state.
   * @param units a part of it: units of each line, fewer than are left. Null sells all of it.
   */
  async cashOut({ id, sold }: BetRecord, least: number, units: number | null = null): Promise<void> {
    if (this.store.getState().selling !== null) return;
    const visit = this.#visit;
    const part = units === null ? {} : { part: { number: (sold?.parts ?? 0) + 1, units } };
    this.store.setState({ selling: id, notSold: null });
    try {
      const path = `/slips/${id}/cash-out`;
      // The bet is its own key, with the number of the part: sold once, the same answer follows.
      const body = { least, ...part };
      const { bet, balance } = await sendAddressed<PlacedSlip>(this.#context, path, body, this.#options);
      if (visit !== this.#visit) return;
      this.#context.acceptBalance(balance);
      this.store.setState({ selling: null });
      this.#hear([bet]);
    } catch (error) {
      if (visit !== this.#visit) return;
      this.store.setState({ selling: null, notSold: { id, error } });
      if (errorCode(error) === null) reportError(error);
    }
  }

  /**
   * Orders that an open bet is sold once the house pays a certain amount for it; null takes the order back. A refusal is
   * in the state.
   */
  async order(id: string, least: number | null): Promise<void> {
    if (this.store.getState().ordering !== null) return;
    const visit = this.#visit;
    this.store.setState({ ordering: id, notSold: null });
    try {
      const path = `/slips/${id}/cash-out-order`;
      const order = await sendAddressed<CashOutOrder>(this.#context, path, { least }, this.#options);
      if (visit !== this.#visit) return;
      this.store.setState(({ orders }) => ({ ordering: null, orders: withOrder(orders, order) }));
    } catch (error) {
      if (visit !== this.#visit) return;
      this.store.setState({ ordering: null, notSold: { id, error } });
      if (errorCode(error) === null) reportError(error);
    }
  }

  /** Forgets why the last bet was refused. */
  clearError(): void {
    this.store.setState({ error: null });
  }

  async #follow(answer: Promise<PlacedSlip>): Promise<boolean> {
    const visit = this.#visit;
    this.store.setState({ placing: true, slow: false, error: null });
    try {
      const { bet, balance } = await answer;
      if (visit !== this.#visit) return false;
      this.#context.acceptBalance(balance);
      this.#context.remember({ betsId: bet.id });
      this.store.setState({ placing: false, slow: false, placed: bet.id });
      this.#hear([bet]);
      return true;
    } catch (error) {
      if (visit !== this.#visit) return false;
      this.store.setState({ placing: false, slow: false, error });
      // Not an answer of the house, so a bug: reported to the browser's console, while the page goes on.
      if (errorCode(error) === null) reportError(error);
      return false;
    }
  }

  /** Repeats a bet of an earlier page whose answer was lost, and reads the bets that the house knows. */
  #resume(): void {
    const answer = resendKept<PlacedSlip>(this.#context, this.#slot, this.#sendOptions());
    if (answer !== null) void this.#follow(answer);
    void this.#load();
  }

  async #load(): Promise<void> {
    if (this.#context.session.getState().user === null) return;
    const visit = this.#visit;
    try {
      const path = `/bets?scope=mine&game=${this.#game}&limit=${LISTED}`;
      const { bets } = await this.#context.http.get<BetList>(path);
      if (visit !== this.#visit) return;
      this.store.setState(({ own }) => ({ own: own ?? [] }));
      this.#hear(bets);
      if (!bets.some(({ payout }) => payout === null)) return;
      const { orders } = await this.#context.http.get<CashOutOrders>(`/games/${this.#game}/cash-out-orders`);
      if (visit === this.#visit) this.store.setState({ orders: orders.reduce(withOrder, new Map()) });
    } catch {
      // Read again when the connection is back.
    }
  }

  /** Takes news of bets; a known end is never forgotten, and replaced by another one if the bet was settled again. */
  #hear(news: readonly BetRecord[]): void {
    const byId = new Map(this.store.getState().own?.map((bet) => [bet.id, bet]));
    for (const bet of news) {
      const known = byId.get(bet.id);
      if (known !== undefined && known.payout !== null) {
        if (bet.payout !== null) byId.set(bet.id, bet);
        continue;
      }
      // An answer from before a part was sold came late.
      if (bet.payout === null && (bet.sold?.parts ?? 0) < (known?.sold?.parts ?? 0)) continue;
      byId.set(bet.id, bet);
      if (known !== undefined && bet.payout !== null) this.#ended(bet, bet.payout);
    }
    const own = [...byId.values()].sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
    // An open bet stays known, so that its end is noticed.
    this.store.setState({ own: own.filter((bet, place) => place < LISTED || bet.payout === null) });
  }

  #ended(bet: BetRecord, payout: number): void {
    this.#context.remember({ winValue: payout });
    // A bet that was given back was not played.
    if (!isGivenBack(bet)) noteResult(this.#game, this.#context, { id: bet.id, stake: bet.stake, payout });
    this.store.setState({ settled: bet });
  }

  #sendOptions(): KeepOptions {
    return { ...this.#options, onSlow: () => this.store.setState({ slow: true }) };
  }

  get #slot(): string {
    return `slip:${this.#game}`;
  }
}

function withOrder(orders: ReadonlyMap<string, number>, { bet, least }: CashOutOrder): ReadonlyMap<string, number> {
  const others = [...orders].filter(([id]) => id !== bet);
  return new Map(least === null ? others : [...others, [bet, least]]);
}
