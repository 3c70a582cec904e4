import type { BetRepeater } from "@fairhouse/client/instant/bet-repeater.ts";
import {
  type PointerEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";

/** Time after which a press counts as held. */
const HELD_AFTER_MS = 250;
/** Events of the window that end a hold. */
const ENDS = ["keyup", "pointerup", "pointercancel", "blur"] as const;

/**
 * Repeats bets while a button is held by pointer, Enter or the space bar. Without a repeater, holding a key presses once,
 * as a pointer does.
 * @param enabled false while the button cannot be pressed; a hold that began before still hears its end.
 */
export function useHeldButton(repeater: BetRepeater | undefined, enabled: boolean) {
  const [isHeld, setHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** True from the start of a hold until the click that ends it, which presses nothing. */
  const swallows = useRef(false);
  const hold = () => {
    swallows.current = true;
    setHeld(true);
    repeater?.hold();
  };
  const release = () => {
    clearTimeout(timer.current);
    setHeld(false);
    repeater?.release();
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const letGo = useEffectEvent((event: Event) => {
    const key = event instanceof KeyboardEvent ? event.key : null;
    if (key === null || isPressing(key)) release();
  });
  // The button may lose the focus, or leave the page, while it is held: it would never hear the end.
  useLayoutEffect(() => {
    if (!isHeld) return;
    for (const type of ENDS) addEventListener(type, letGo);
    return () => {
      for (const type of ENDS) removeEventListener(type, letGo);
    };
  }, [isHeld]);
  return {
    isHeld: isHeld && repeater !== undefined,
    /** Returns true for the click that ends a hold. */
    wasHeld(): boolean {
      const was = swallows.current;
      swallows.current = false;
      return was;
    },
    listeners: {
      onPointerDown({ button, isPrimary }: PointerEvent) {
        swallows.current = false;
        clearTimeout(timer.current);
        repeater?.release();
        if (repeater && enabled && button === 0 && isPrimary) timer.current = setTimeout(hold, HELD_AFTER_MS);
      },
      onPointerUp: release,
      onPointerLeave: release,
      onPointerCancel: release,
      onContextMenu: (event: { preventDefault(): void }) => isHeld && event.preventDefault(),
      onKeyDown(event: ReactKeyboardEvent) {
        if (!isPressing(event.key)) return;
        if (!event.repeat) {
          swallows.current = false;
          repeater?.release();
          return;
        }
        // Enter would press again with each repetition.
        if (event.key === "Enter") event.preventDefault();
        if (repeater && enabled && !isHeld) hold();
      },
      onKeyUp: ({ key }: ReactKeyboardEvent) => isPressing(key) && release(),
      onBlur: release,
    },
  };
}

function isPressing(key: string): boolean {
  return key === "Enter" || key === " ";
}
