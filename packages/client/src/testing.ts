import type { HouseInfo } from "@fairhouse/protocol/account.ts";
import type { RoomPlace } from "@fairhouse/protocol/events.ts";
import type { BalanceAfter } from "@fairhouse/protocol/play.ts";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { ExpectingCommand, GameSettings, PlayContext, SessionFacts, WaitingResult } from "./play-context.tsx";
import type { SharedNotes, TextStorage } from "./storage.ts";
import { ServerClock } from "./wire/clock.ts";
import type { ConnectionState } from "./wire/connection.ts";
import type { HouseSocket } from "./wire/socket.ts";

/** A request as a test sees it; answer it, or reject it as `Http` does. */
export interface Asked {
  readonly path: string;
  readonly body: unknown;
  readonly key: string | undefined;
  readonly before: number | undefined;
}

/** A play context without server and shell, for tests of code that plays in it. */
export interface FakeContext {
  readonly context: PlayContext;
  readonly session: StoreApi<SessionFacts>;
  readonly connection: StoreApi<{ state: ConnectionState }>;
  readonly asked: Asked[];
  readonly accepted: BalanceAfter[];
  /** Commands whose answers were expected, in order. */
  readonly expected: ExpectingCommand[];
  /** Amounts that answers said their commands took, if they said so. */
  readonly took: number[];
  /** Returns how many of them have not ended. */
  open(): number;
  /** Payouts of results that were not shown, by their ids. */
  readonly unshown: Map<string, number>;
  /** Bets, hands and rounds that were shown, in order. */
  readonly shown: string[];
  /** Rounds that are kept until they are shown. */
  readonly keptRounds: Set<string>;
  /** Bets that earlier pages left covered. */
  readonly byHand: StoreApi<readonly WaitingResult[]>;
  /** Replaces the answers: called for each request. */
  answer(reply: (asked: Asked) => unknown): void;
  emit(name: "table" | "ticket" | "hand" | "slip" | "facts" | "missed", payload?: unknown, place?: RoomPlace): void;
  /** Lets events flow from now on, also for watchers that come later. */
  watch(place?: RoomPlace): void;
  /** Places after which events were asked for again; the test sends them, and they count as all. */
  readonly replayed: RoomPlace[];
  /** Acts as if the player had played in another tab. */
  playInOtherTab(): void;
  signIn(id: string | null): void;
  nowMs: number;
  readonly ready: { answer: boolean };
  readonly house: StoreApi<Pick<HouseInfo, "play">>;
}

const CURRENCY = {
  _id: "play",
  icon: "",
  symbol: "",
  minBet: 1_000,
  maxBet: 100_000,
  price: 0.1,
  decimals: 0,
  shownDecimals: 0,
};

function factsOf(id: string | null): SessionFacts {
  const user =
    id === null
      ? null
      : {
          _id: id,
          email: "",
          username: id,
          iReferral: "",
          avatar: "",
          role: "player" as const,
          firstName: "",
          lastName: "",
          adultAt: "",
        };
  return {
    isInitialized: true,
    isLoggedIn: id !== null,
    user,
    player: id,
    currency: CURRENCY,
    balance: id === null ? 0 : 1_000_000,
    ofGames: {},
  };
}

const SETTINGS: GameSettings = {
  soundVolume: 0,
  showGameAnimation: true,
  maxBetAllow: true,
  gameHotKeyEnabled: true,
  showGameInfo: false,
  showHotkeyPanel: false,
  instantBet: false,
  fastBet: false,
  theatre: false,
  fourColourCards: false,
};

export function fakeContext(player: string | null = "ann"): FakeContext {
  const session = createStore(() => factsOf(player));
  const connection = createStore<{ state: ConnectionState }>(() => ({ state: "online" }));
  const listeners = new Map<string, Set<(payload: never, place: never) => void>>();
  const watchers = new Set<(place?: RoomPlace) => void>();
  const replayed: RoomPlace[] = [];
  const otherTabs = new Set<() => void>();
  const asked: Asked[] = [];
  const accepted: BalanceAfter[] = [];
  const expected: ExpectingCommand[] = [];
  const took: number[] = [];
  const unshown = new Map<string, number>();
  const shown: string[] = [];
  const keptRounds = new Set<string>();
  const byHand = createStore<readonly WaitingResult[]>(() => []);
  const ready = { answer: true };
  const house = createStore<Pick<HouseInfo, "play">>(() => ({}));
  let open = 0;
  let reply: (asked: Asked) => unknown = () => new Promise(() => {});

  const ask = async (path: string, body?: unknown, key?: string, before?: number): Promise<never> => {
    const request = { path, body, key, before };
    asked.push(request);
    // A test's answers stand for the server's: their types are the protocol's.
    return (await reply(request)) as never;
  };
  const socket: HouseSocket = {
    connection,
    connect() {},
    authenticate() {},
    on(name, listener) {
      const group = listeners.get(name) ?? new Set();
      listeners.set(name, group.add(listener));
      return () => group.delete(listener);
    },
    watch(_room, onWatching = () => {}) {
      watchers.add(onWatching);
      return () => watchers.delete(onWatching);
    },
    async replay(_room, after) {
      replayed.push(after);
      return true;
    },
    close() {},
  };
  const fake = { nowMs: 1_000_000 };
  const context: PlayContext = {
    http: { get: ask, post: ask },
    socket,
    clock: new ServerClock(
      () => fake.nowMs,
      () => fake.nowMs,
    ),
    session,
    gameSettings: createStore(() => SETTINGS),
    house,
    changeGameSettings() {},
    openAuth() {},
    readyToBet: async () => ready.answer,
    acceptBalance: (balance) => accepted.push(balance),
    unshown: {
      byHand,
      expect(command) {
        expected.push(command);
        open += 1;
        let ended = false;
        const end = () => {
          open -= ended ? 0 : 1;
          const first = !ended;
          ended = true;
          return first;
        };
        return {
          answered(balance, result, stake) {
            if (!end()) return;
            if (stake !== undefined) took.push(stake);
            accepted.push(balance);
            if (result !== null) unshown.set(result.id, result.payout);
          },
          dropped: () => void end(),
        };
      },
      keep: (_game, { id, payout }) => void unshown.set(id, payout),
      shown(id) {
        unshown.delete(id);
        byHand.setState((waiting) => waiting.filter((one) => one.id !== id), true);
        shown.push(id);
      },
      caughtUp: () => Promise.resolve(),
      keepRound(round) {
        keptRounds.add(round);
        return () => void keptRounds.delete(round);
      },
    },
    onPlayedInOtherTab(listener) {
      otherTabs.add(listener);
      return () => otherTabs.delete(listener);
    },
    openFairness() {},
    openBet() {},
    remember() {},
    fill() {},
  };
  return Object.assign(fake, {
    context,
    session,
    connection,
    asked,
    replayed,
    accepted,
    expected,
    took,
    open: () => open,
    unshown,
    shown,
    keptRounds,
    byHand,
    ready,
    house,
    answer: (next: (asked: Asked) => unknown) => {
      reply = next;
    },
    emit(name: string, payload?: unknown, place?: RoomPlace) {
      for (const listener of listeners.get(name) ?? []) listener(payload as never, place as never);
    },
    watch(place?: RoomPlace) {
      for (const watcher of watchers) watcher(place);
    },
    playInOtherTab() {
      for (const listener of otherTabs) listener();
    },
    signIn: (id: string | null) => session.setState(factsOf(id)),
  });
}

/** Makes a storage that a test can look into. */
export function memoryStorage(): TextStorage & { readonly entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

/** Makes a browser whose tabs share notes: each write reaches the other tabs in the order of writing. */
export function browserOfTabs({ lateBy = 0 } = {}) {
  const entries = new Map<string, string>();
  const tabs = new Set<(name: string, text: string | null) => void>();
  const later = (act: () => void) => (lateBy === 0 ? act() : void setTimeout(act, lateBy));
  const keep = (map: Map<string, string>, name: string, text: string | null) =>
    text === null ? map.delete(name) : map.set(name, text);
  return {
    entries,
    /** Returns the notes as another tab has them. */
    notes(): SharedNotes {
      const known = new Map(entries);
      const listeners = new Set<() => void>();
      const hear = (name: string, text: string | null) => {
        keep(known, name, text);
        for (const listener of listeners) listener();
      };
      tabs.add(hear);
      const write = (name: string, text: string | null) => {
        for (const map of [entries, known]) keep(map, name, text);
        for (const other of tabs) if (other !== hear) later(() => other(name, text));
      };
      return {
        read: () => known,
        set: write,
        remove: (name) => write(name, null),
        follow(listener) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        caughtUp: () => new Promise((resolve) => later(resolve)),
      };
    },
  };
}

/** Runs everything that waits for settled promises. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

export const BALANCE: BalanceAfter = { currencyId: "play", amount: 1_000_000, version: 1 };
