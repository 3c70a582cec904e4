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

export interface LiveList {
  readonly store: Pick<StoreApi<LiveListState>, "getState" | "getInitialState" | "subscribe">;
  /** Keeps the list fresh until the returned function is called. Any number of callers may follow one list. */
  follow(): () => void;
  /** Reads the list again. */
  load(): Promise<void>;
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

/** Makes a list of everybody's bets that follows the feed. Small, because the first page shows one. */
export function createLiveList({
  scope,
  game,
  period,
  size,
  http,
  socket,
  ready,
  now,
  houseTime,
}: LiveListOptions): LiveList {
  const store = createStore<LiveListState>(() => ({ rows: null, error: null }));
  let followers = 0;
  let loadedAt = Number.NEGATIVE_INFINITY;
  let stop = () => {};

  async function load(): Promise<void> {
    try {
      const list = await http.get<BetList>(betsPath(scope, game, null, size, period));
      loadedAt = now();
      // Bets that arrived meanwhile may not be among those of the answer.
      const withShown = (rows: LiveListState["rows"]) => withNewBets(list.bets, rows ?? [], game, size);
      store.setState(({ rows }) => ({ rows: scope === "all" ? withShown(rows) : list.bets, error: null }));
    } catch (error) {
      store.setState({ error });
    }
  }

  function merge(arrived: readonly BetRecord[]): void {
    store.setState(({ rows }) => ({ rows: rows && withNewBets(rows, arrived, game, size) }));
  }

  /** Collects events of the feed, and adds them a few times a second. */
  function listen(): () => void {
    let arrived: BetRecord[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      timer = undefined;
      const batch = arrived;
      arrived = [];
      // Only the house knows which wins count as high, so it is asked again after a win.
      if (scope === "all") merge(batch);
      else void load();
    };
    const stopListening = socket.on("feed", (bets) => {
      if (scope === "high" && !bets.some((bet) => (bet.payout ?? 0) > bet.stake)) return;
      arrived.push(...bets);
      timer ??= setTimeout(flush, scope === "all" ? FEED_MS : HIGH_WINS_MS);
    });
    const stopWatching = socket.watch("feed", () => {
      // Events between the read and this moment, or during a lost connection, were missed.
      if (now() - loadedAt > FRESH_MS) void load();
    });
    return () => {
      clearTimeout(timer);
      stopListening();
      stopWatching();
    };
  }

  /** Reads the wins again when the day turns, although nobody bets. */
  function followDays(): () => void {
    if (period === undefined) return () => {};
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => {
        void load();
        wait();
      }, untilNextDay(houseTime()));
    };
    wait();
    return () => clearTimeout(timer);
  }

  function begin(): () => void {
    let ended = false;
    let stopListening = () => {};
    const stopDays = followDays();
    if (now() - loadedAt > FRESH_MS) void load();
    void ready().then(() => {
      if (!ended) stopListening = listen();
    });
    return () => {
      ended = true;
      stopDays();
      stopListening();
    };
  }

  return {
    store,
    load,
    follow() {
      followers += 1;
      if (followers === 1) stop = begin();
      let following = true;
      return () => {
        if (!following) return;
        following = false;
        followers -= 1;
        if (followers === 0) stop();
      };
    },
  };
}
