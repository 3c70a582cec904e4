import type { GameSettings, PlayMarks, SessionFacts } from "@fairhouse/client/play-context.tsx";
import type { Balance, Currency, Session, User } from "@fairhouse/protocol/account.ts";
import type { BalanceAfter } from "@fairhouse/protocol/play.ts";
import { createStore } from "zustand/vanilla";

export type AuthPage = "login" | "register";
export type AuthStatus = "loading" | "authenticated" | "unauthenticated";

/** A signed-in user carries the access token in memory, as specified. */
export type SessionUser = User & { readonly accessToken: string };

/** The session store. Every field is named as in the specification (`docs/specification.md` §3). */
export interface SessionState extends SessionFacts, PlayMarks {
  /** True once it is certain that nobody is signed in: this may be a guest. */
  readonly isVisitor: boolean;
  /** Referral code with which the visitor came. */
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
  /** True during a sign-in, a registration or the start-up flow. */
  readonly loading: boolean;
  /** Derived from `loading` and `user`. */
  readonly status: AuthStatus;
  /** The method of sign-in of this house. */
  readonly method: "jwt";
}

/** Defaults of the specification (§9), until the house has sent its own. */
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
    solDeposit: false,
    ofGames: {},
    authModal: false,
    authPage: "login",
    loading: true,
    status: "loading",
    method: "jwt",
  };
}

/** Returns the changes of LOGIN and REGISTER in the specification: everything that an auth answer brings. */
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

/** Returns the changes of LOGOUT: tokens, balance and user are removed, the currency returns to the house's default. */
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
 * Returns the balances after an answer or event brought a newer one of a currency; null if it is not newer. Answers and
 * events overtake each other: only the version of the account tells which is newer.
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
  fastBet: false,
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
