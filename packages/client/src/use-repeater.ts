import { useEffect, useRef, useState } from "react";
import { isCovered } from "./hotkeys.ts";
import { BetRepeater, type RepeatedGame } from "./instant/bet-repeater.ts";

/**
 * Makes the repeater of a screen's button; `game` is read again before each bet. Nothing is repeated beside a dialog, nor
 * in a window that has lost the focus.
 */
export function useRepeater(game: RepeatedGame): BetRepeater {
  const latest = useRef(game);
  const [repeater] = useState(
    () =>
      new BetRepeater({
        play: () => latest.current.play(),
        mayRepeat: () => latest.current.mayRepeat() && !isCovered(document),
      }),
  );
  useEffect(() => {
    latest.current = game;
  });
  useEffect(() => {
    const drop = () => repeater.drop();
    addEventListener("blur", drop);
    document.addEventListener("visibilitychange", drop);
    return () => {
      removeEventListener("blur", drop);
      document.removeEventListener("visibilitychange", drop);
      drop();
    };
  }, [repeater]);
  return repeater;
}
