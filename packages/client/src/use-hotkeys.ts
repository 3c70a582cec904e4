import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { type BetKey, focusOf, type HotkeyMode, hotkeyOf } from "./hotkeys.ts";
import { useGameSettings, usePlayRules } from "./play-context.tsx";

/** Hears that the key that bets is held down, and that it was let go. */
export interface Hold {
  hold(): void;
  release(): void;
}

/**
 * Listens for the keys of a game page while the player's setting allows it; `act` receives the action of a press, and
 * `hold` learns that the key of a bet stays down.
 */
export function useHotkeys<GameKey extends string>(
  { handOpen, gameKeys, choiceKeys }: Omit<HotkeyMode<GameKey>, "enabled">,
  act: (action: BetKey | GameKey) => void,
  hold?: Hold,
): void {
  const enabled = useGameSettings().gameHotKeyEnabled;
  const { holdToBet } = usePlayRules();
  const betKey = useRef<string | null>(null);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    if (event.repeat && event.code === betKey.current) {
      event.preventDefault();
      if (holdToBet) hold?.hold();
      return;
    }
    const action = hotkeyOf(event, focusOf(event.target, document), { enabled, handOpen, gameKeys, choiceKeys });
    if (action === null) return;
    // Space would scroll the page.
    event.preventDefault();
    if (action === "bet") betKey.current = event.code;
    act(action);
  });
  const release = useEffectEvent((event: KeyboardEvent) => {
    if (event.code !== betKey.current) return;
    betKey.current = null;
    hold?.release();
  });
  // Keys must work as soon as the page is painted: an effect after the paint may be half a second late on a slow
  // machine.
  useLayoutEffect(() => {
    const down = (event: KeyboardEvent) => press(event);
    const up = (event: KeyboardEvent) => release(event);
    addEventListener("keydown", down);
    addEventListener("keyup", up);
    return () => {
      removeEventListener("keydown", down);
      removeEventListener("keyup", up);
    };
  }, []);
}
