import type { BetKey } from "@fairhouse/client/hotkeys.ts";
import { useConnection, usePlayContext } from "@fairhouse/client/play-context.tsx";
import { useFlag } from "@fairhouse/client/preferences.ts";
import { type Hold, useHotkeys } from "@fairhouse/client/use-hotkeys.ts";
import { useState } from "react";
import type { Amount } from "../panel/use-amount.ts";
import { gameWords } from "../words/words.ts";

/** A key of a game. It is declared once; behaviour, hints and the hotkeys card follow from it. */
export interface Hotkey {
  /** The physical key, independent of the keyboard layout: `KeyQ`. */
  readonly code: string;
  /** The effect of the key, in words. */
  readonly text: string;
  /** The same in a word or sign, for the foot of the panel. */
  readonly hint: string;
  readonly act: () => void;
  /** True for the rest of a row of keys: the key before it describes them all. */
  readonly untold?: boolean;
}

/** The keys of a game page. */
export interface Hotkeys {
  /** Keys that work while no hand is open. */
  readonly between: readonly Hotkey[];
  /** Keys that work while a hand is open. */
  readonly during: readonly Hotkey[];
  /** Keys that work now. */
  readonly now: readonly Hotkey[];
  /** The question at the first use of a key that changes a stake; null while it is not asked. */
  readonly question: KeysQuestion | null;
}

/** Asked once in a browser: somebody who leans on the keyboard must not find their stake doubled. */
export interface KeysQuestion {
  /** Uses the keys from now on, beginning with the one that was pressed. */
  use(): void;
  /** Turns the keys off, as the switch of the settings does. */
  turnOff(): void;
}

export interface HotkeysOf {
  /**
   * True while a hand is open, a round is in play or automatic bets are running: then the game's keys work instead of
   * the bet keys.
   */
  readonly playing: boolean;
  /** Handles the space bar; it must itself refuse what cannot be bet. */
  readonly bet: () => void;
  /** Repeats bets while the space bar is held; without it, holding bets once. */
  readonly hold?: Hold | undefined;
  /** The label of the button that the space bar presses; defaults to "Bet". */
  readonly betHint?: string | undefined;
  readonly amount: Pick<Amount, "half" | "double" | "max">;
  /** The game's own keys. */
  readonly during?: readonly Hotkey[];
  /** The game's keys that work beside the bet keys: they choose what to bet on. */
  readonly choices?: readonly Hotkey[];
}

/** Keys that change the stake of the next bet. */
const STAKE_KEYS: ReadonlySet<string> = new Set<BetKey>(["half", "double", "max"]);

/** Declares the keys of a game page, and listens for them while the player's setting allows it. */
export function useGameHotkeys({ playing, bet, hold, betHint, amount, during = [], choices = [] }: HotkeysOf): Hotkeys {
  const words = gameWords.useWords();
  const bets: Readonly<Record<BetKey, Hotkey>> = {
    bet: { code: "Space", text: words.hotkeyBet, hint: betHint ?? words.bet, act: bet },
    half: { code: "KeyA", text: words.hotkeyHalf, hint: "½", act: amount.half },
    double: { code: "KeyS", text: words.hotkeyDouble, hint: "2×", act: amount.double },
    max: { code: "KeyD", text: words.hotkeyMax, hint: words.max, act: amount.max },
  };
  const acts = new Map<string, () => void>([
    ...Object.entries(bets).map(([name, key]) => [name, key.act] as const),
    ...(playing ? during : choices).map((key) => [key.code, key.act] as const),
  ]);
  // Keys are disabled with the buttons: a press made now must not take effect by itself after reconnecting.
  const offline = useConnection() === "offline";
  const codesOf = (keys: readonly Hotkey[]) => Object.fromEntries(keys.map(({ code }) => [code, code]));
  const [gameKeys, choiceKeys] = [codesOf(during), codesOf(choices)];
  const { changeGameSettings } = usePlayContext();
  const [known, setKnown] = useFlag("stake-keys");
  const [pressed, setPressed] = useState<string | null>(null);
  const act = (action: string) => {
    if (offline) return;
    if (!known && STAKE_KEYS.has(action)) setPressed(action);
    else acts.get(action)?.();
  };
  const question = pressed !== null && {
    use() {
      setKnown(true);
      setPressed(null);
      acts.get(pressed)?.();
    },
    turnOff() {
      setPressed(null);
      changeGameSettings({ gameHotKeyEnabled: false });
    },
  };
  useHotkeys<string>({ handOpen: playing, gameKeys, choiceKeys }, act, hold);
  const between = [...Object.values(bets), ...choices.filter(({ untold }) => !untold)];
  return { between, during, now: playing ? during : between, question: question || null };
}

/** Returns a function that names a key as it is labelled on the keyboard. */
export function useKeyName(): (code: string) => string {
  const words = gameWords.useWords();
  return (code) => (code === "Space" ? words.space : code.replace(/^(Key|Digit)/, ""));
}
