import { useCallback, useEffect, useState } from "react";
import { addressOf, eventIn } from "./event-address.ts";

/**
 * Keeps the event that a page shows in its address, so that a reload, and a reader of a link, sees it too.
 * @returns the event, null if events are listed, and the function that shows another one.
 */
export function useChosenEvent(): readonly [string | null, (event: string | null) => void] {
  const [chosen, show] = useState(() => eventIn(location.hash));
  useEffect(() => {
    const follow = () => show(eventIn(location.hash));
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  const choose = useCallback((event: string | null) => {
    show(event);
    history.replaceState(history.state, "", addressOf(location, event));
  }, []);
  return [chosen, choose];
}
