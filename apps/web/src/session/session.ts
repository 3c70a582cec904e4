import type { GameSettings, PlayMarks, SessionFacts } from "@fairhouse/client/play-context.tsx";
import type { Balance, Currency, Session, User } from "@fairhouse/protocol/account.ts";
import type { BalanceAfter } from "@fairhouse/protocol/play.ts";
import { createStore } from "zustand/vanilla";

export type AuthPage = "login" | "register";
export type AuthStatus = "loading" | "authenticated" | "unauthenticated";

/** A signed-in user carries the access token in memory, as the specification has it. */
export type SessionUser = User & { readonly accessToken: string };

/** The session store: every field name is the specification's (`docs/specification.md` §3). */
export interface SessionState extends SessionFacts, PlayMarks {
  /** It is certain that nobody is signed in: this may be a guest. */
  readonly isVisitor: boolean;
  /** Referral code that the visitor came with. */
  readonly code: string;
  readonly token: string | null;
  readonly dgToken: string | null;
  readonly balanceId: string;
  readonly currencyId: string;
  readonly user: SessionUser | null;
  readonly balances: readonly Balance[];
  readonly adminAddress: string;
  readonly solAdminAddress: string;
  readonly ethAdminAddress: string;
  readonly nowpayMinAmount: number | null;
  readonly solDeposit: boolean;
  readonly authModal: boolean;
  readonly authPage: AuthPage;
  /** True while a sign-in, registration or the start-up flow is on its way. */
  readonly loading: boolean;
  /** Follows from `loading` and `user`. */
  readonly status: AuthStatus;
  /** How players sign in here. */
  readonly method: "jwt";
}

/** Until the house has told its own: the defaults of the specification (§9). */
export const defaultCurrency: Currency = {
  _id: "play",
  icon: "coin",
  symbol: "FC",
  minBet: 1_000,
  maxBet: 100_000,
  price: 0.1,
  decimals: 0,
  shownDecimals: 0,
};

const signedOut = {
  isLoggedIn: false,
  player: null,
  token: null,
  dgToken: null,
  balance: 0,
  balanceId: "",
  user: null,
  balances: [],
  betsId: null,
  winValue: 0,
} as const;

export function initialSession(code = ""): SessionState {
  return {
    ...signedOut,
    isInitialized: false,
    isVisitor: false,
    code,
    currencyId: defaultCurrency._id,
    currency: defaultCurrency,
    adminAddress: "",
    solAdminAddress: "",
    ethAdminAddress: "",
    nowpayMinAmount: null,
    colorGameInfo: null,
    colorGameActive: false,
    contractChanged: false,
    solDeposit: false,
    crashInfo: null,
    authModal: false,
    authPage: "login",
    loading: true,
    status: "loading",
    method: "jwt",
  };
}

/** LOGIN and REGISTER of the specification: everything that an auth answer brings. */
export function signedIn(answer: Session): Partial<SessionState> {
  return {
    isInitialized: true,
    isLoggedIn: true,
    isVisitor: false,
    player: answer.user._id,
    loading: false,
    user: { ...answer.user, accessToken: answer.accessToken },
    token: answer.accessToken,
    dgToken: answer.session.accessToken,
    balance: answer.balance.amount,
    balanceId: answer.balance._id,
    balances: answer.balances,
    currency: answer.balance.currency,
    currencyId: answer.balance.currency._id,
    adminAddress: answer.adminAddress,
    solAdminAddress: answer.solAdminAddress,
    ethAdminAddress: answer.ethAdminAddress,
  };
}

/** LOGOUT: tokens, balance and user go, the currency returns to the house's default. */
export function signedOff(houseCurrency: Currency): Partial<SessionState> {
  return {
    ...signedOut,
    isInitialized: true,
    isVisitor: true,
    loading: false,
    currency: houseCurrency,
    currencyId: houseCurrency._id,
  };
}

/**
 * The balances after an answer or event brought a newer one of a currency; null when it is no news. Answers and events
 * overtake each other: only the version of the account tells which is newer.
 */
export function newerBalances(balances: readonly Balance[], after: BalanceAfter): readonly Balance[] | null {
  const known = balances.find((balance) => balance.currency._id === after.currencyId);
  if (known === undefined || known.version >= after.version) return null;
  const updated = { _id: known._id, currency: known.currency, amount: after.amount, version: after.version };
  return balances.map((balance) => (balance === known ? updated : balance));
}

export const defaultGameSettings: GameSettings = {
  soundVolume: 1,
  showGameAnimation: true,
  maxBetAllow: true,
  gameHotKeyEnabled: true,
  showGameInfo: false,
  showHotkeyPanel: false,
  instantBet: false,
  theatre: false,
  fourColourCards: false,
};

export function createSessionStore(code?: string) {
  return createStore<SessionState>((_set, _get, store) => {
    const write = store.setState;
    store.setState = (change) =>
      write((before) => withStatus({ ...before, ...(typeof change === "function" ? change(before) : change) }));
    return initialSession(code);
  });
}

function withStatus(state: SessionState): SessionState {
  const status = state.loading ? "loading" : state.user === null ? "unauthenticated" : "authenticated";
  return status === state.status ? state : { ...state, status };
}
export type SessionStore = ReturnType<typeof createSessionStore>;
