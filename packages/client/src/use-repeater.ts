import { useEffect, useRef, useState } from "react";
import { isCovered } from "./hotkeys.ts";
import { BetRepeater, type RepeatedGame } from "./instant/bet-repeater.ts";
import { useConnection } from "./play-context.tsx";

/**
 * Makes the repeater of a screen's button; `game` is read again before each bet. Nothing is repeated beside a dialog, in
 * a window that has lost the focus, or without a connection.
 */
export function useRepeater(game: RepeatedGame): BetRepeater {
  const offline = useConnection() === "offline";
  const latest = useRef({ game, offline });
  const [repeater] = useState(
    () =>
      new BetRepeater({
        play: () => latest.current.game.play(),
        mayRepeat: () => {
          const { game: now, offline: isOff } = latest.current;
          return !isOff && now.mayRepeat() && !isCovered(document);
        },
      }),
  );
  useEffect(() => {
    latest.current = { game, offline };
  });
  useEffect(() => {
    if (offline) repeater.drop();
  }, [repeater, offline]);
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
