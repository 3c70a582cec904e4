import { INSTANT_REVEAL_MS } from "@fairhouse/ui/motion/animate.ts";
import { useReducedMotion } from "@fairhouse/ui/motion/reduced-motion.ts";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useEffect, useEffectEvent, useState } from "react";
import type { Coup } from "../../rules/baccarat/coup.ts";
import { endOf, isWaiting, nextOf, nothingShown, type Shown } from "./deal.ts";

/** A deal that is being shown, or lies on the table. */
export interface Dealt {
  /** Of its bet: another one is dealt anew. */
  readonly id: string;
  readonly coup: Coup;
}

export interface DealOptions {
  readonly dealt: Dealt | null;
  /** It lies there already. */
  readonly atEnd: boolean;
  readonly instant: boolean;
  readonly squeeze: boolean;
  /** All of it has been shown. */
  readonly onEnd: () => void;
}

export interface Deal {
  readonly shown: Shown;
  /** The last card waits for its player to turn it over. */
  readonly waiting: boolean;
  turn(): void;
  turnAll(): void;
}

/** Shows a deal card by card, and waits where a card is squeezed. */
export function useDeal({ dealt, atEnd, instant, squeeze, onEnd }: DealOptions): Deal {
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
    // Who turns the cards over by hand sets the pace; who wants no motion sees the end.
    const next =
      instant || (still && !squeeze)
        ? { shown: endOf(dealt.coup), afterMs: INSTANT_REVEAL_MS }
        : nextOf(dealt.coup, shown, squeeze);
    if (next === null) return;
    const timer = setTimeout(() => step(dealt.id, next.shown), next.afterMs);
    return () => clearTimeout(timer);
  }, [dealt, atEnd, instant, still, squeeze, shown]);

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
