import type { PlayContext } from "@fairhouse/client/play-context.tsx";
import { deviceStorage, sharedNotes, tabStorage } from "@fairhouse/client/storage.ts";
import { ServerClock } from "@fairhouse/client/wire/clock.ts";
import { Connection } from "@fairhouse/client/wire/connection.ts";
import { createHttp, isUnanswered } from "@fairhouse/client/wire/http.ts";
import { newKey } from "@fairhouse/client/wire/new-key.ts";
import { SharedSocket } from "@fairhouse/client/wire/socket.ts";
import { catalog, pathsOf } from "@fairhouse/games/catalog.ts";
import type { CatalogEntry } from "@fairhouse/games/shared/catalog-entry.ts";
import { isLive } from "@fairhouse/kernel/live.ts";
import type { HouseInfo, Session } from "@fairhouse/protocol/account.ts";
import { createStore } from "zustand/vanilla";
import { GUEST, GUEST_MARK } from "../guest/guest-marks.ts";
import { accountKeeper } from "../session/account-keeper.ts";
import { SessionControl, type TabMessage } from "../session/control.ts";
import { createSessionStore, defaultCurrency } from "../session/session.ts";
import { changeGameSettings, gameSettingsStore } from "../session/settings-store.ts";
import { ShownBalance } from "../session/shown-balance.ts";
import { dialogs } from "./dialogs.ts";
import { guestAware, guestDoor } from "./guest-door.ts";
import { oneTabAtATime } from "./one-tab.ts";

/** Services that run once for the whole page: the session, the connections, and the context of game screens. */

const clock = new ServerClock();

export const sessionStore = createSessionStore(new URLSearchParams(location.search).get("ref") ?? "");

/** The house's facts about itself; defaults until it has answered. The page arrives with the name as its title. */
export const houseInfo = createStore<HouseInfo>(() => ({
  name: document.title,
  currency: defaultCurrency,
  gamesOff: [],
  draining: false,
}));

const base = `${location.origin}/api`;
const request: typeof fetch = (input, init) => fetch(input, init);

const bareHttp = createHttp({ base, clock, fetch: request, token: () => null, refresh: async () => null });
const connection = new Connection(() =>
  bareHttp.get("/house").then(
    () => true,
    (error) => !isUnanswered(error),
  ),
);
const serverHttp = createHttp({
  base,
  onAnswer: (answered) => connection.heard(answered),
  clock,
  fetch: request,
  token: () => sessionStore.getState().token,
  player: () => sessionStore.getState().user?._id ?? null,
  refresh: () => session.renew(),
});
export const openGuest = guestDoor(() => ({ sessionStore, houseInfo, shownBalance, clock }));
/** The server and, for visitors who play solo games, the house in their own browser. */
export const http = guestAware(serverHttp, () => sessionStore.getState().player === GUEST, openGuest);

let hasSignedIn = false;
export const socket = new SharedSocket({
  connection,
  onSignedIn: () => {
    void learnBalance();
    // A house that comes back may have been restored.
    if (hasSignedIn) void learnAboutHouse();
    hasSignedIn = true;
  },
  clock,
  load: async () => (await import("./socket-wire.ts")).openWire(),
});

/** Returns true for pages whose state must not outlive the session: they are reloaded (specification §4). */
const mustReload = (path: string): boolean =>
  path.includes("/sports") || catalog.some((game: CatalogEntry) => game.reloads && pathsOf(game).includes(path));

const tabs = new BroadcastChannel("fairhouse-session");

export const session = new SessionControl({
  store: sessionStore,
  http: serverHttp,
  bareHttp,
  storage: sessionStorage,
  // The server sets and removes this cookie beside the real one: apps/server/src/features/accounts/sign-in/cookies.ts.
  mayHaveCookie: () => /(?:^|; )(?:__Host-)?session=/.test(document.cookie),
  now: () => clock.now(),
  houseCurrency: () => houseInfo.getState().currency,
  // Without locks, two tabs that start at the same moment may both have to sign in again.
  oneTabAtATime: (work) => oneTabAtATime("session", work),
  tellTabs: (message) => tabs.postMessage(message),
  whenOnline: retryWhenOnline,
  onSignedOut: () => {
    // The sign-out may have been taken for an expiry before its tab reported it.
    dialogs.setState({ expired: false });
    if (mustReload(location.pathname)) location.reload();
  },
  onExpired: () => dialogs.setState({ expired: true }),
  // biome-ignore lint/suspicious/noConsole: the specification requires start-up failures to be logged.
  log: (message, cause) => console.info(message, cause),
});

export const shownBalance = new ShownBalance({
  store: sessionStore,
  notes: sharedNotes("unshown:"),
  tab: nameOfTab(),
  now: () => clock.now(),
});

export const keepOnAccount = accountKeeper({
  token: () => sessionStore.getState().token,
  renew: () => session.renew(),
});

export const playContext: PlayContext = {
  http,
  socket,
  clock,
  session: sessionStore,
  gameSettings: gameSettingsStore,
  house: houseInfo,
  changeGameSettings,
  openAuth: (page) => openAuth(page),
  readyToBet,
  acceptBalance: (balance) => shownBalance.accept(balance),
  unshown: shownBalance,
  onPlayedInOtherTab,
  openFairness: (about) => dialogs.setState(about.round === undefined ? { fairness: about } : { round: about.round }),
  openBet: (id, among) => dialogs.setState({ bet: { id, among } }),
  remember: (marks) => sessionStore.setState(marks),
  fill: (fields) => sessionStore.setState(({ ofGames }) => ({ ofGames: { ...ofGames, ...fields } })),
};

/** Returns the name of this tab, which a reload keeps. */
function nameOfTab(): string {
  const known = tabStorage.getItem("tab");
  if (known !== null) return known;
  const name = newKey();
  tabStorage.setItem("tab", name);
  return name;
}

function onPlayedInOtherTab(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === GUEST_MARK && sessionStore.getState().player === GUEST) listener();
  };
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}

/** Opens the sign-in dialog. With `forLiveRound` it says why it opened. */
function openAuth(page: "login" | "register" = "login", forLiveRound = false): void {
  dialogs.setState({ returnTo: location.pathname + location.search + location.hash, forLiveRound });
  sessionStore.setState({ authModal: true, authPage: page });
}

async function readyToBet(game?: string): Promise<boolean> {
  await initialised();
  const { user } = sessionStore.getState();
  const ready = await mayBet(game);
  // Another tab may have signed in or out meanwhile, so the press was not that player's.
  return ready && sessionStore.getState().user?._id === user?._id;
}

async function mayBet(game?: string): Promise<boolean> {
  const { user, isVisitor } = sessionStore.getState();
  const entry = catalog.find(({ id }) => id === game);
  const live = isLive(entry);
  if (user === null && (!isVisitor || entry === undefined || live)) {
    openAuth("login", live);
    return false;
  }
  const isAdult = user === null ? await isAdultGuest() : user.adultAt !== null;
  if (isAdult !== false) return isAdult ?? false;
  // The question is already open: this press must not bet twice.
  if (dialogs.getState().age !== null) return false;
  return new Promise((resolve) => dialogs.setState({ age: resolve }));
}

/** Returns null, after a message, if the guest's own house cannot be fetched or opened: nothing can be played then. */
async function isAdultGuest(): Promise<boolean | null> {
  try {
    const guest = await openGuest();
    return await guest.isAdult();
  } catch (error) {
    // The first page does not download the words of all errors.
    await import("./say-failed.ts")
      .then(({ sayFailed }) => sayFailed(error))
      .catch(() => {
        // Its words cannot be fetched either: without a connection nothing more can be said.
      });
    return null;
  }
}

/** Withdraws the age question, which is meant for the player who pressed. */
function withdrawAgeQuestion(): void {
  const { age } = dialogs.getState();
  dialogs.setState({ age: null });
  age?.(false);
}

function initialised(): Promise<void> {
  if (sessionStore.getState().isInitialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = sessionStore.subscribe((state) => {
      if (!state.isInitialized) return;
      stop();
      resolve();
    });
  });
}

const RETRY_MS = 10_000;

/**
 * Retries once: when the browser says that it is online again, and in any case after a while, because it is often wrong
 * about that.
 */
function retryWhenOnline(retry: () => void): void {
  const again = () => {
    clearTimeout(timer);
    removeEventListener("online", again);
    retry();
  };
  const timer = setTimeout(again, RETRY_MS);
  addEventListener("online", again);
}

/** Fetches the house's facts about itself; tries again until it answers. */
async function learnAboutHouse(): Promise<void> {
  try {
    const info = await http.get<HouseInfo>("/house");
    houseInfo.setState(info);
    if (!sessionStore.getState().isLoggedIn) {
      sessionStore.setState({ currency: info.currency, currencyId: info.currency._id });
    }
  } catch (error) {
    if (isUnanswered(error)) retryWhenOnline(() => void learnAboutHouse());
  }
}

/** Fetches changes of the account that were missed while disconnected; versions tell which balance is newer. */
async function learnBalance(): Promise<void> {
  const { player } = sessionStore.getState();
  try {
    const { balances } = await http.get<Session>("/auth/me");
    if (sessionStore.getState().player !== player) return;
    for (const { currency, ...balance } of balances) shownBalance.acceptWhole({ currencyId: currency._id, ...balance });
  } catch {
    // Nothing else would tell a page that asks for nothing.
    retryWhenOnline(() => sessionStore.getState().player === player && void learnBalance());
  }
}

/** A signed-out event may only echo a sign-out in another tab, which mostly reports itself within this time. */
const DOUBT_MS = 500;

/** Answers the house's commitment, once it is known if the house was restored since this browser last did so. */
async function answerCommitment(): Promise<void> {
  const { user } = sessionStore.getState();
  const { restored } = houseInfo.getState();
  if (user === null || restored === undefined) return;
  try {
    // Visitors do not need this code.
    const { setOwnSeed } = await import("./own-seed.ts");
    await setOwnSeed(serverHttp, user._id, deviceStorage, restored);
  } catch {
    // Tried again at the next visit.
  }
}

/** Starts everything that runs beside the pages. Called once, by `main.tsx`. */
export function startServices(): void {
  houseInfo.subscribe((info, before) => {
    if (info.restored !== before.restored) void answerCommitment();
  });
  tabs.addEventListener("message", (event: MessageEvent<TabMessage>) => void session.hear(event.data));
  sessionStore.subscribe((state) => socket.authenticate(state.isLoggedIn ? state.token : null));
  sessionStore.subscribe(({ user, isVisitor }, before) => {
    if (user?._id !== before.user?._id) {
      withdrawAgeQuestion();
      void answerCommitment();
    }
    // A visitor who has played here as a guest sees their coins on every page.
    if (isVisitor && !before.isVisitor && deviceStorage.getItem(GUEST_MARK) !== null) {
      openGuest().catch(() => {
        // If the guest cannot be fetched, a bet will say so.
      });
    }
  });
  addEventListener("pagehide", () => shownBalance.leave());
  connection.browserIs(navigator.onLine);
  addEventListener("offline", () => connection.browserIs(false));
  addEventListener("online", () => connection.browserIs(true));
  socket.on("balance", (balance) => void shownBalance.hear(balance));
  socket.on("signedOut", () => setTimeout(() => void session.doubt(), DOUBT_MS));
  void learnAboutHouse();
  void session.start();
}
