import type { Currency, User } from "@fairhouse/protocol/account.ts";
import type { BalanceAfter } from "@fairhouse/protocol/play.ts";
import type { Preferences } from "@fairhouse/protocol/preferences.ts";
import { type ComponentType, createContext, type ReactNode, useContext } from "react";
import type { StoreApi } from "zustand";
import { useStore } from "zustand";
import type { ServerClock } from "./clock.ts";
import type { ConnectionState } from "./connection.ts";
import type { Http } from "./http.ts";
import type { HouseSocket } from "./socket.ts";

/** A store that may be read and observed here, and written only by its owner. */
export type Readable<State> = Pick<StoreApi<State>, "getState" | "getInitialState" | "subscribe">;

/** What game screens may know of the session. The shell's session store has more fields. */
export interface SessionFacts {
  /** False until the start-up flow has ended; screens show a quiet face until then. */
  readonly isInitialized: boolean;
  readonly isLoggedIn: boolean;
  readonly user: User | null;
  /**
   * Whose bets and hands are made here: the account's id, or the shell's name for a visitor who plays with coins of this
   * browser. Null while nobody can play. Live rounds are for accounts alone: they ask for {@link user}.
   */
  readonly player: string | null;
  /** Of the signed-in player, or the house's default one for visitors. Amounts are integers in its smallest unit. */
  readonly currency: Currency;
  /** As it may be shown now: results that are still being revealed are not in it. 0 while nobody can play. */
  readonly balance: number;
  /** Flips when the period of the colour game changes; see {@link PlayMarks}. */
  readonly contractChanged: boolean;
}

/** Game settings by the specification's names; the last three are ours. Kept in the browser. */
export interface GameSettings {
  /** 0 … 1. */
  readonly soundVolume: number;
  readonly showGameAnimation: boolean;
  /** Shows the Max button of the amount input. */
  readonly maxBetAllow: boolean;
  readonly gameHotKeyEnabled: boolean;
  /** Opens the info card beside the stage. */
  readonly showGameInfo: boolean;
  readonly showHotkeyPanel: boolean;
  /** Shortens reveals to 150 ms. */
  readonly instantBet: boolean;
  /** The stage takes the whole width of the page. */
  readonly theatre: boolean;
  /** Cards in four colours: diamonds blue, clubs green. */
  readonly fourColourCards: boolean;
}

/** Fields of the session store that games write, by the specification's names. */
export interface PlayMarks {
  /** The open hand or last bet. */
  readonly betsId: string | null;
  /** The last payout. */
  readonly winValue: number;
  /** The last snapshot of a flight's table. */
  readonly crashInfo: unknown;
  /** The order of the colour game that is being made: game type, bet type, bet value and game period; null elsewhere. */
  readonly colorGameInfo: unknown;
  /** The period of the colour game takes orders. */
  readonly colorGameActive: boolean;
  /** Flips when the period of the colour game changes. */
  readonly contractChanged: boolean;
}

/** What a game wants proven: itself, or a round of a table. */
export interface FairnessOf {
  readonly game: string;
  /** Whose chain to begin with, where the game has several tables. */
  readonly table?: string | undefined;
  readonly round?: { readonly table: string; readonly number: number };
  /** The player's own seeds, of which a round of this game may be mixed. */
  readonly ownSeeds?: true;
}

/** Everything that the shell offers to game screens. One object for the life of the page. */
export interface PlayContext {
  readonly http: Http;
  readonly socket: HouseSocket;
  readonly clock: ServerClock;
  readonly session: Readable<SessionFacts>;
  readonly gameSettings: Readable<GameSettings>;
  changeGameSettings(changes: Partial<GameSettings>): void;
  /** Opens the sign-in dialog over this page; after success the player is back on it. */
  openAuth(page?: "login" | "register"): void;
  /**
   * Await before every command that stakes money. True when this player may bet (at this game, when one is named) and has
   * confirmed to be 18 or older; otherwise the sign-in dialog or the age question opens, and it is false when the player does
   * not get through.
   */
  readyToBet(game?: string): Promise<boolean>;
  /** Hand every balance that an answer carries to this; older versions are ignored. */
  acceptBalance(balance: BalanceAfter): void;
  /**
   * Holds back what a result would give away, in balance, own tables and notices, until the returned function is called (once
   * the reveal has ended; calling it again does nothing).
   */
  holdResult(meanwhile?: ShownMeanwhile): () => void;
  /**
   * This page has shown what rounds paid whose reveals are over by then, in milliseconds since 1970: what balances hold back for
   * them is shown, now and in balances that come later.
   */
  showHeld(until: number): void;
  /**
   * Calls back, until the returned function is called, when this player has played in another tab and no event of the house will
   * tell: a guest, whose house is this browser.
   */
  onPlayedInOtherTab(listener: () => void): () => void;
  /** Keeps settings on the account of whoever is signed in. False when nobody is, or when the house did not take them. */
  keepOnAccount(changes: Preferences): Promise<boolean>;
  /** Opens the fairness view, or the round. */
  openFairness(about: FairnessOf): void;
  /** Opens a bet over this page: its result, replay, proof and picture to share. `among` are the bets that it stands between. */
  openBet(id: string, among: readonly string[]): void;
  remember(marks: Partial<PlayMarks>): void;
}

/** What a hold shows of the balance, and from when on it holds. */
export interface ShownMeanwhile {
  /** The balance to show, e.g. the balance before less the stake. Without it, what is shown already stays. */
  readonly shown?: number;
  /** This much of the newest balance is not shown yet: for a page that was opened in the middle of a reveal. */
  readonly hiding?: number;
  /**
   * Moment of the server's clock, in milliseconds since 1970: balances that come before it are shown. At once without it. A moment of the
   * past is that of a result which an earlier page left unshown.
   */
  readonly from?: number;
}

/** `screen/screen.tsx` of a game's folder. */
export interface ScreenModule {
  /** Bet panel, stage and bar. The shell puts the tables of bets and then {@link About} below it. */
  readonly default: ComponentType;
  /** The game's description: rules, exact return, pay tables, how to verify. Sections with `<h2>` headings. */
  readonly About: ComponentType;
}

const Context = createContext<PlayContext | null>(null);

export function PlayContextProvider({ context, children }: { context: PlayContext; children: ReactNode }) {
  return <Context value={context}>{children}</Context>;
}

/** @throws Error outside of a {@link PlayContextProvider}: a bug of the caller. */
export function usePlayContext(): PlayContext {
  const context = useContext(Context);
  if (context === null) throw new Error("usePlayContext needs a PlayContextProvider above it");
  return context;
}

/** One fact of the session; the component renders again only when this fact changes. */
export function useSession<Fact>(select: (facts: SessionFacts) => Fact): Fact {
  return useStore(usePlayContext().session, select);
}

export function useGameSettings(): GameSettings {
  return useStore(usePlayContext().gameSettings);
}

/** `offline` while nothing reaches the house: play is blocked and says so. */
export function useConnection(): ConnectionState {
  return useStore(usePlayContext().socket.connection, (connection) => connection.state);
}
