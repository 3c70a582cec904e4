import type { BetKey } from "@fairhouse/client/hotkeys.ts";
import { useConnection } from "@fairhouse/client/play-context.tsx";
import { useHotkeys } from "@fairhouse/client/use-hotkeys.ts";
import type { Amount } from "./use-amount.ts";
import { gameWords } from "./words/words.ts";

/** A key of a game: declared once; behaviour, hints and the hotkeys card follow from it. */
export interface Hotkey {
  /** Its place on the keyboard, whatever alphabet is written with it: `KeyQ`. */
  readonly code: string;
  /** What it does. */
  readonly text: string;
  /** The same in a word or sign, for the foot of the panel. */
  readonly hint: string;
  readonly act: () => void;
  /** Acts like its neighbour before it, which tells for both: the rest of a row of keys. */
  readonly untold?: boolean;
}

/** The keys of a game page. */
export interface Hotkeys {
  /** Act while no hand is open. */
  readonly between: readonly Hotkey[];
  /** Act while one is. */
  readonly during: readonly Hotkey[];
  /** Those that act now. */
  readonly now: readonly Hotkey[];
}

export interface HotkeysOf {
  /** A hand is open, a round is in play or automatic bets are running: the keys of the bet rest, those of the game act. */
  readonly playing: boolean;
  /** What the space bar does; it must refuse by itself what cannot be bet. */
  readonly bet: () => void;
  /** What the button says that the space bar presses; "Bet" where it says nothing else. */
  readonly betHint?: string | undefined;
  readonly amount: Pick<Amount, "half" | "double" | "max">;
  /** The game's own keys. */
  readonly during?: readonly Hotkey[];
  /** Its own keys beside those of the bet: they choose what is bet on. */
  readonly choices?: readonly Hotkey[];
}

/** Declares the keys of a game page and listens for them while the player's setting allows it. */
export function useGameHotkeys({ playing, bet, betHint, amount, during = [], choices = [] }: HotkeysOf): Hotkeys {
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
  // Keys are blocked with the buttons: what is pressed now must not happen by itself when the connection is back.
  const offline = useConnection() === "offline";
  const codesOf = (keys: readonly Hotkey[]) => Object.fromEntries(keys.map(({ code }) => [code, code]));
  const [gameKeys, choiceKeys] = [codesOf(during), codesOf(choices)];
  useHotkeys<string>({ handOpen: playing, gameKeys, choiceKeys }, (action) => {
    if (!offline) acts.get(action)?.();
  });
  const between = [...Object.values(bets), ...choices.filter(({ untold }) => !untold)];
  return { between, during, now: playing ? during : between };
}

/** What stands on a key. */
export function useKeyName(): (code: string) => string {
  const words = gameWords.useWords();
  return (code) => (code === "Space" ? words.space : code.replace(/^(Key|Digit)/, ""));
}
