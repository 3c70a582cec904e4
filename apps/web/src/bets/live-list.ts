import type { Http } from "@fairhouse/client/wire/http.ts";
import type { HouseSocket } from "@fairhouse/client/wire/socket.ts";
import type { BetList, BetRecord } from "@fairhouse/protocol/play.ts";
import { createStore, type StoreApi } from "zustand/vanilla";
import { betsPath, type ListOfAll, untilNextDay, withNewBets } from "./bet-list.ts";

/** Interval at which arriving bets are shown; shorter ones would only make them harder to read. */
const FEED_MS = 500;
const HIGH_WINS_MS = 5_000;
/** A list read less than this ago is not read again because the feed has begun. */
const FRESH_MS = 1_000;

export interface LiveListState {
  /** Newest first, or the largest profit first; null until the first answer. */
  readonly rows: readonly BetRecord[] | null;
  /** Error of the last read; null if it succeeded. */
  readonly error: unknown;
}

export interface LiveListOptions extends ListOfAll {
  /** Number of rows that are requested and kept. */
  readonly size: number;
  readonly http: Pick<Http, "get">;
  readonly socket: Pick<HouseSocket, "on" | "watch">;
  /** Resolves when the feed may be watched. */
  readonly ready: () => Promise<void>;
  /** Milliseconds, monotonic. */
  readonly now: () => number;
  /** The house's time, in milliseconds since 1970. */
  readonly houseTime: () => number;
}

/** A list of everybody's bets that follows the feed. Small, because the first page shows one. */
export class LiveList {
  readonly store: StoreApi<LiveListState> = createStore<LiveListState>(() => ({ rows: null, error: null }));
  readonly #options: LiveListOptions;
  #followers = 0;
  #loadedAt = Number.NEGATIVE_INFINITY;
  #stop = () => {};

  constructor(options: LiveListOptions) {
    this.#options = options;
  }

  /** Reads the list again; bound, because screens hand it on. */
  readonly load = async (): Promise<void> => {
    const { scope, game, period, size, http, now } = this.#options;
    try {
      const { bets } = await http.get<BetList>(betsPath(scope, game, null, size, period));
      this.#loadedAt = now();
      // Bets that arrived meanwhile may not be among those of the answer.
      const withShown = (rows: LiveListState["rows"]) => withNewBets(bets, rows ?? [], game, size);
      this.store.setState(({ rows }) => ({ rows: scope === "all" ? withShown(rows) : bets, error: null }));
    } catch (error) {
      this.store.setState({ error });
    }
  };

  /** Keeps the list fresh until the returned function is called. Any number of callers may follow one list. */
  follow(): () => void {
    this.#followers += 1;
    if (this.#followers === 1) this.#stop = this.#begin();
    let isFollowing = true;
    return () => {
      if (!isFollowing) return;
      isFollowing = false;
      this.#followers -= 1;
      if (this.#followers === 0) this.#stop();
    };
  }

  #begin(): () => void {
    let hasEnded = false;
    let stopListening = () => {};
    const stopDays = this.#followDays();
    this.#loadUnlessFresh();
    void this.#options.ready().then(() => {
      if (!hasEnded) stopListening = this.#listen();
    });
    return () => {
      hasEnded = true;
      stopDays();
      stopListening();
    };
  }

  #loadUnlessFresh(): void {
    if (this.#options.now() - this.#loadedAt > FRESH_MS) void this.load();
  }

  /** Collects events of the feed, and adds them a few times a second. */
  #listen(): () => void {
    const { scope, game, size, socket } = this.#options;
    let arrived: BetRecord[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      timer = undefined;
      const batch = arrived;
      arrived = [];
      // Only the house knows which wins count as high, so it is asked again after a win.
      if (scope !== "all") void this.load();
      else this.store.setState(({ rows }) => ({ rows: rows && withNewBets(rows, batch, game, size) }));
    };
    const stopListening = socket.on("feed", (bets) => {
      if (scope === "high" && !bets.some((bet) => (bet.payout ?? 0) > bet.stake)) return;
      arrived.push(...bets);
      timer ??= setTimeout(flush, scope === "all" ? FEED_MS : HIGH_WINS_MS);
    });
    // Events between the read and this moment, or during a lost connection, were missed.
    const stopWatching = socket.watch("feed", () => this.#loadUnlessFresh());
    return () => {
      clearTimeout(timer);
      stopListening();
      stopWatching();
    };
  }

  /** Reads the wins again when the day turns, although nobody bets. */
  #followDays(): () => void {
    const { period, houseTime } = this.#options;
    if (period === undefined) return () => {};
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => {
        void this.load();
        wait();
      }, untilNextDay(houseTime()));
    };
    wait();
    return () => clearTimeout(timer);
  }
}
