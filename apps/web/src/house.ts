import { ServerClock } from "@fairhouse/client/clock.ts";
import type { House } from "@fairhouse/client/house.tsx";
import { createHttp, NO_RESPONSE } from "@fairhouse/client/http.ts";
import { createSocket } from "@fairhouse/client/socket.ts";
import type { HouseInfo, Session } from "@fairhouse/protocol/account.ts";
import { createStore } from "zustand/vanilla";
import { dialogs } from "./dialogs.ts";
import { createSessionControl, type TabMessage } from "./session/control.ts";
import { createHeldResults } from "./session/held-results.ts";
import { createSessionStore, defaultCurrency } from "./session/session.ts";
import { changeGameSettings, gameSettingsStore } from "./settings/settings-store.ts";

/** This page's one house: the session, the connections, and what game screens are given of them. */

const clock = new ServerClock();

export const sessionStore = createSessionStore(new URLSearchParams(location.search).get("ref") ?? "");

/** What the house says of itself; the defaults until it has answered. */
export const houseInfo = createStore<HouseInfo>(() => ({
  name: "Fairhouse",
  currency: defaultCurrency,
  gamesOff: [],
  draining: false,
}));

const base = `${location.origin}/api`;
const request: typeof fetch = (input, init) => fetch(input, init);

export const http = createHttp({
  base,
  clock,
  fetch: request,
  token: () => sessionStore.getState().token,
  refresh: () => session.renew(),
});
const bareHttp = createHttp({ base, clock, fetch: request, token: () => null, refresh: async () => null });

export const socket = createSocket({
  onSignedIn: () => void learnBalance(),
  clock,
  load: async () => (await import("./socket-wire.ts")).openWire(),
});

const tabs = new BroadcastChannel("fairhouse-session");

export const session = createSessionControl({
  store: sessionStore,
  http,
  bareHttp,
  storage: sessionStorage,
  now: () => clock.now(),
  houseCurrency: () => houseInfo.getState().currency,
  // Web Locks need a secure page; without them two tabs that start in the same moment may both have to sign in again.
  oneTabAtATime: (work) =>
    navigator.locks === undefined ? work() : navigator.locks.request("fairhouse-session", () => work()),
  tellTabs: (message) => tabs.postMessage(message),
  whenOnline: retryWhenOnline,
  onExpired: () => dialogs.setState({ expired: true }),
  // biome-ignore lint/suspicious/noConsole: the specification wants start-up failures logged.
  log: (message, cause) => console.info(message, cause),
});

export const heldResults = createHeldResults(sessionStore);

export const house: House = {
  http,
  socket,
  clock,
  session: sessionStore,
  gameSettings: gameSettingsStore,
  changeGameSettings,
  openAuth(page = "login") {
    dialogs.setState({ returnTo: location.pathname + location.search + location.hash });
    sessionStore.setState({ authModal: true, authPage: page });
  },
  readyToBet,
  acceptBalance: heldResults.accept,
  holdResult: heldResults.hold,
  openFairness: (about) => dialogs.setState({ fairness: about }),
  remember: (marks) => sessionStore.setState(marks),
};

async function readyToBet(): Promise<boolean> {
  await initialised();
  const { isLoggedIn, user } = sessionStore.getState();
  if (!isLoggedIn || user === null) {
    house.openAuth();
    return false;
  }
  if (user.adultAt !== null) return true;
  // The question is open already: this press does not bet twice.
  if (dialogs.getState().age !== null) return false;
  return new Promise((resolve) => dialogs.setState({ age: resolve }));
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

/** Once: when the browser says that it is online again, and in any case after a while, because it is often wrong about that. */
function retryWhenOnline(retry: () => void): void {
  const again = () => {
    clearTimeout(timer);
    removeEventListener("online", again);
    retry();
  };
  const timer = setTimeout(again, RETRY_MS);
  addEventListener("online", again);
}

/** Asks the house about itself; asks again until it answers. */
async function learnAboutHouse(): Promise<void> {
  try {
    const info = await http.get<HouseInfo>("/house");
    houseInfo.setState(info);
    if (!sessionStore.getState().isLoggedIn) {
      sessionStore.setState({ currency: info.currency, currencyId: info.currency._id });
    }
  } catch (error) {
    if (error === NO_RESPONSE) retryWhenOnline(() => void learnAboutHouse());
  }
}

/** What happened to the account while nothing could be heard of it; the versions tell which balance is newer. */
async function learnBalance(): Promise<void> {
  try {
    const { balances } = await http.get<Session>("/auth/me");
    for (const { currency, amount, version } of balances) {
      heldResults.accept({ currencyId: currency._id, amount, version });
    }
  } catch {
    // The next answer or connection brings it.
  }
}

/** A signed-out event may only be the echo of a sign-out in another tab, which says so itself a moment later. */
const DOUBT_MS = 500;

/** Starts everything that runs beside the pages. Called once, by `main.tsx`. */
export function startHouse(): void {
  tabs.addEventListener("message", (event: MessageEvent<TabMessage>) => void session.hear(event.data));
  sessionStore.subscribe((state) => socket.authenticate(state.isLoggedIn ? state.token : null));
  socket.on("balance", heldResults.accept);
  socket.on("signedOut", () => setTimeout(() => void session.doubt(), DOUBT_MS));
  void learnAboutHouse();
  void session.start();
}
