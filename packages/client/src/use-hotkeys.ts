import { useEffectEvent, useLayoutEffect } from "react";
import { type BetKey, focusOf, type HotkeyMode, hotkeyOf } from "./hotkeys.ts";
import { useGameSettings } from "./play-context.tsx";

/** Listens for the keys of a game page while the player's setting allows it; `act` receives the action of a press. */
export function useHotkeys<GameKey extends string>(
  { handOpen, gameKeys, choiceKeys }: Omit<HotkeyMode<GameKey>, "enabled">,
  act: (action: BetKey | GameKey) => void,
): void {
  const enabled = useGameSettings().gameHotKeyEnabled;
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const action = hotkeyOf(event, focusOf(event.target, document), { enabled, handOpen, gameKeys, choiceKeys });
    if (action === null) return;
    // Space would scroll the page.
    event.preventDefault();
    act(action);
  });
  // Keys must work as soon as the page is painted: an effect after the paint may be half a second late on a slow
  // machine.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
