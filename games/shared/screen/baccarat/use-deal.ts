import { INSTANT_REVEAL_MS, type Pace, paced } from "@fairhouse/ui/motion/pace.ts";
import { useReducedMotion } from "@fairhouse/ui/motion/reduced-motion.ts";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useEffect, useEffectEvent, useState } from "react";
import type { Coup } from "../../rules/baccarat/coup.ts";
import { endOf, isWaiting, nextOf, nothingShown, type Shown } from "./deal.ts";

/** A deal that is being shown, or has been shown. */
export interface Dealt {
  /** Id of the bet; another id starts a new deal. */
  readonly id: string;
  readonly coup: Coup;
}

export interface DealOptions {
  readonly dealt: Dealt | null;
  /** True if the deal is shown at its end from the start. */
  readonly atEnd: boolean;
  readonly pace: Pace;
  readonly squeeze: boolean;
  /** Called when the whole deal has been shown. */
  readonly onEnd: () => void;
}

export interface Deal {
  readonly shown: Shown;
  /** True while the last card waits for the player to turn it over. */
  readonly waiting: boolean;
  turn(): void;
  turnAll(): void;
}

/** Shows a deal card by card, and waits at cards that are squeezed. */
export function useDeal({ dealt, atEnd, pace, squeeze, onEnd }: DealOptions): Deal {
  const [at, setAt] = useState<{ readonly id: string | null; readonly shown: Shown }>({
    id: null,
    shown: nothingShown,
  });
  const still = useReducedMotion();
  const shown = shownNow();
  const ended = useEffectEvent(onEnd);
  const step = useEffectEvent((id: string, next: Shown) => {
    if (next.dealt > shown.dealt) sounds.flip();
    setAt({ id, shown: next });
  });
  useEffect(() => {
    if (dealt === null || atEnd) return;
    if (shown.over) {
      ended();
      return;
    }
    // Players who turn the cards over by hand set the pace; players who want no motion see only the end.
    const endsAtOnce = pace === "instant" || (still && !squeeze);
    const next = endsAtOnce ? { shown: endOf(dealt.coup), afterMs: 0 } : nextOf(dealt.coup, shown, squeeze);
    if (next === null) return;
    const waitMs = endsAtOnce ? INSTANT_REVEAL_MS : paced(next.afterMs, pace);
    const timer = setTimeout(() => step(dealt.id, next.shown), waitMs);
    return () => clearTimeout(timer);
  }, [dealt, atEnd, pace, still, squeeze, shown]);

  function shownNow(): Shown {
    if (dealt === null) return nothingShown;
    if (atEnd) return endOf(dealt.coup);
    return at.id === dealt.id ? at.shown : nothingShown;
  }

  return {
    shown,
    waiting: dealt !== null && !atEnd && isWaiting(dealt.coup, shown, squeeze),
    turn() {
      if (dealt !== null) setAt({ id: dealt.id, shown: { ...shown, open: shown.dealt } });
    },
    turnAll() {
      if (dealt !== null && !atEnd) setAt({ id: dealt.id, shown: { ...endOf(dealt.coup), over: false } });
    },
  };
}
