import type { Money } from "@fairhouse/kernel/money.ts";
import type { Currency, User } from "@fairhouse/protocol/account.ts";
import type { BalanceAfter } from "@fairhouse/protocol/play.ts";
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
  /** Keeps out of the balance, and of own lists, what no screen has shown this player. */
  readonly unshown: UnshownResults;
  /**
   * Calls back, until the returned function is called, when this player has played in another tab and no event of the house will
   * tell: a guest, whose house is this browser.
   */
  onPlayedInOtherTab(listener: () => void): () => void;
  /** Opens the fairness view, or the round. */
  openFairness(about: FairnessOf): void;
  /** Opens a bet over this page: its result, replay, proof and picture to share. `among` are the bets that it stands between. */
  openBet(id: string, among: readonly string[]): void;
  remember(marks: Partial<PlayMarks>): void;
}

/** A settled bet or hand whose payout the house's balance has in it, and whose end its player has not seen. */
export interface UnshownResult {
  readonly id: string;
  readonly payout: Money;
}

/** A command on its way to the house whose answer may bring a result. */
export interface ExpectingCommand {
  readonly game: string;
  /** Of this tab: a command that a reload repeats takes the place of the one before. */
  readonly slot: string;
  /** The shown balance is less by this much at once. */
  readonly stake: Money;
  /** The result waits for the player's hand, on any page and in any tab, for as long as they like. */
  readonly byHand?: boolean;
}

/** To be ended once by one of its two; what comes later does nothing. */
export interface ExpectedResult {
  /**
   * The house has answered. What was settled is kept until {@link UnshownResults.shown}; null while nothing is secret, as in an open hand.
   * @param stake what the command took in the end, if that is not what was said.
   */
  answered(balance: BalanceAfter, result: UnshownResult | null, stake?: Money): void;
  /** Nothing came of it, or nobody is here any more to show it to. */
  dropped(): void;
}

/** What this player has not been shown. It is shared by the tabs of the browser: none of them tells what another still reveals. */
export interface UnshownResults {
  /** Call it before the command is sent: balances that arrive until its end may have the result in them, and are set aside. */
  expect(command: ExpectingCommand): ExpectedResult;
  /** Keeps a result that came by itself. */
  keep(game: string, result: UnshownResult): void;
  /** A bet or hand has been shown, or a round: what it paid counts. Also when the house tells only later what a round paid. */
  shown(id: string): void;
  /** Keeps what a round pays until it is {@link shown} or let go by the returned function, however long its reveal takes here. */
  keepRound(round: string): () => void;
  /** What waits for the player's hand, oldest first. */
  readonly byHand: Readable<readonly WaitingResult[]>;
}

/** A bet that was left covered: told nowhere until it is opened. */
export interface WaitingResult {
  readonly id: string;
  readonly game: string;
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

/** How many bets lie covered, of any game: what they pay is not in the balance that is shown. */
export function useCovered(): number {
  return useStore(usePlayContext().unshown.byHand, (waiting) => waiting.length);
}

export function useGameSettings(): GameSettings {
  return useStore(usePlayContext().gameSettings);
}

/** `offline` while nothing reaches the house: play is blocked and says so. */
export function useConnection(): ConnectionState {
  return useStore(usePlayContext().socket.connection, (connection) => connection.state);
}
