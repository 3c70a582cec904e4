import type { Money } from "@fairhouse/kernel/money.ts";
import type { Currency, HouseInfo, User } from "@fairhouse/protocol/account.ts";
import type { BalanceAfter } from "@fairhouse/protocol/play.ts";
import { freePlay, type PlayRules } from "@fairhouse/protocol/play-rules.ts";
import { type ComponentType, createContext, type ReactNode, useContext } from "react";
import type { StoreApi } from "zustand";
import { useStore } from "zustand";
import type { ServerClock } from "./wire/clock.ts";
import type { ConnectionState } from "./wire/connection.ts";
import type { Http } from "./wire/http.ts";
import type { HouseSocket } from "./wire/socket.ts";

/** A store that may be read and observed here, but written only by its owner. */
export type Readable<State> = Pick<StoreApi<State>, "getState" | "getInitialState" | "subscribe">;

/** The part of the session that game screens may know. The shell's session store has more fields. */
export interface SessionFacts {
  /** False until the start-up flow has ended; screens stay neutral until then. */
  readonly isInitialized: boolean;
  readonly isLoggedIn: boolean;
  readonly user: User | null;
  /**
   * Owner of the bets and hands made here: the account's id, or the shell's name for a visitor who plays with coins of
   * this browser. Null while nobody can play. Live rounds are for accounts only: they ask for {@link user}.
   */
  readonly player: string | null;
  /**
   * Currency of the signed-in player, or the house's default for visitors. Amounts are integers in its smallest unit.
   */
  readonly currency: Currency;
  /** Balance that may be shown now, without results that are still being revealed. 0 while nobody can play. */
  readonly balance: number;
  /** Fields that a game's screen fills, named as in the specification: `crashInfo`. Absent until it does. */
  readonly ofGames: Readonly<Record<string, unknown>>;
}

/** Game settings, named as in the specification; the last four are ours. Kept in the browser. */
export interface GameSettings {
  /** From 0 to 1. */
  readonly soundVolume: number;
  readonly showGameAnimation: boolean;
  /** Shows the Max button of the amount input. */
  readonly maxBetAllow: boolean;
  readonly gameHotKeyEnabled: boolean;
  /** Opens the info card beside the stage. */
  readonly showGameInfo: boolean;
  readonly showHotkeyPanel: boolean;
  /** Shortens reveals to 80 ms. */
  readonly instantBet: boolean;
  /** Shortens reveals to a quarter of their time; {@link instantBet} comes first. */
  readonly fastBet: boolean;
  /** Gives the stage the whole width of the page. */
  readonly theatre: boolean;
  /** Shows cards in four colours: diamonds blue, clubs green. */
  readonly fourColourCards: boolean;
}

/** Fields of the session store that every game writes, named as in the specification. */
export interface PlayMarks {
  /** The open hand or last bet. */
  readonly betsId: string | null;
  /** The last payout. */
  readonly winValue: number;
}

/** The subject of a fairness view: a game, or a round of a table. */
export interface FairnessOf {
  readonly game: string;
  /** Table whose chain comes first, if the game has several tables. */
  readonly table?: string | undefined;
  readonly round?: { readonly table: string; readonly number: number };
  /** Shows the player's own seeds, which may be mixed into a round of this game. */
  readonly ownSeeds?: true;
}

/** Everything that the shell offers to game screens. One object for the life of the page. */
export interface PlayContext {
  readonly http: Http;
  readonly socket: HouseSocket;
  readonly clock: ServerClock;
  readonly session: Readable<SessionFacts>;
  readonly gameSettings: Readable<GameSettings>;
  readonly house: Readable<Pick<HouseInfo, "play">>;
  changeGameSettings(changes: Partial<GameSettings>): void;
  /** Opens the sign-in dialog over this page, to which the player returns after success. */
  openAuth(page?: "login" | "register"): void;
  /**
   * Await this before every command that stakes money. True if this player may bet (at this game, if one is named) and
   * has confirmed to be 18 or older. Otherwise opens the sign-in dialog or the age question; false if the player does
   * not complete it.
   */
  readyToBet(game?: string): Promise<boolean>;
  /** Takes every balance that an answer carries; older versions are ignored. */
  acceptBalance(balance: BalanceAfter): void;
  /** Keeps results that no screen has shown this player out of the balance and of the player's lists. */
  readonly unshown: UnshownResults;
  /**
   * Calls back, until the returned function is called, when this player has played in another tab and no event of the
   * house will report it: a guest, whose house is this browser.
   */
  onPlayedInOtherTab(listener: () => void): () => void;
  /** Opens the fairness view, or the round. */
  openFairness(about: FairnessOf): void;
  /**
   * Opens a bet over this page: its result, replay, proof and picture to share. `among` is the list of bets that it is
   * part of.
   */
  openBet(id: string, among: readonly string[]): void;
  remember(marks: Partial<PlayMarks>): void;
  /** Sets a game's own fields of the session: {@link SessionFacts.ofGames}. */
  fill(fields: SessionFacts["ofGames"]): void;
}

/** A settled bet or hand whose payout is part of the house's balance, but whose end its player has not seen. */
export interface UnshownResult {
  readonly id: string;
  readonly payout: Money;
}

/** A pending command whose answer may bring a result. */
export interface ExpectingCommand {
  readonly game: string;
  /** Slot of this tab: a command that a reload repeats replaces the earlier one. */
  readonly slot: string;
  /** Amount deducted from the shown balance at once. */
  readonly stake: Money;
  /** True if the result waits until the player opens it, on any page and in any tab, for as long as they like. */
  readonly byHand?: boolean;
}

/** The handle of an expected result. Call one of its two functions once; later calls do nothing. */
export interface ExpectedResult {
  /**
   * The house has answered. A settled result is kept until {@link UnshownResults.shown}; null while nothing is secret,
   * as in an open hand.
   * @param stake amount that the command took in the end, if it differs from the announced one.
   */
  answered(balance: BalanceAfter, result: UnshownResult | null, stake?: Money): void;
  /** Nothing came of the command, or nobody is here any more to see its result. */
  dropped(): void;
}

/**
 * Results that this player has not been shown. All tabs of the browser share them, so that no tab shows what another
 * still reveals.
 */
export interface UnshownResults {
  /**
   * Call this before the command is sent: balances that arrive until its end may include the result, and are set aside.
   */
  expect(command: ExpectingCommand): ExpectedResult;
  /** Keeps a result that came without a command. */
  keep(game: string, result: UnshownResult): void;
  /** A bet, hand or round has been shown, so its payout counts, even if the house reports it only later. */
  shown(id: string): void;
  /**
   * Keeps the payouts of a round until it is {@link shown} or released by the returned function, however long its
   * reveal takes here.
   */
  keepRound(round: string): () => void;
  /** Resolves when everything that other pages noted before is known here; right after a reload it may be on its way. */
  caughtUp(): Promise<void>;
  /** Results that wait for the player to open them, oldest first. */
  readonly byHand: Readable<readonly WaitingResult[]>;
}

/** A bet that was left covered; it is not shown anywhere until it is opened. */
export interface WaitingResult {
  readonly id: string;
  readonly game: string;
}

/** The module `screen/screen.tsx` of a game's folder. */
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

/** Reads one fact of the session; the component renders again only when this fact changes. */
export function useSession<Fact>(select: (facts: SessionFacts) => Fact): Fact {
  return useStore(usePlayContext().session, select);
}

/** Returns the number of covered bets, of any game. Their payouts are not in the balance that is shown. */
export function useCovered(): number {
  return useStore(usePlayContext().unshown.byHand, (waiting) => waiting.length);
}

/** Returns the operator's rules of play; until the house has told them, those of a house without any. */
export function usePlayRules(): PlayRules {
  return useStore(usePlayContext().house, ({ play }) => play ?? freePlay);
}

export function useGameSettings(): GameSettings {
  return useStore(usePlayContext().gameSettings);
}

/** Returns the state of the connection. `offline` while nothing reaches the house: play is blocked and says so. */
export function useConnection(): ConnectionState {
  return useStore(usePlayContext().socket.connection, (connection) => connection.state);
}
