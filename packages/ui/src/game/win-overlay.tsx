import type { Money as Amount } from "@fairhouse/kernel/money.ts";
import { useEffect, useEffectEvent } from "react";
import { classes } from "../classes.ts";
import { Money } from "../components/money.tsx";
import { useCurrencyInPlay } from "../format/currencies.ts";
import { Multiplier } from "./multiplier.tsx";
import { LossLight, WinLight } from "./stage-light.tsx";
import { CELEBRATION_MS, type WinSize, winSize } from "./win-size.ts";

export interface EndedResult {
  /** A new id shows the overlay again. */
  readonly id: string;
  readonly hundredths: number;
  /** True if the multiplier is not exact. */
  readonly about: boolean;
  readonly payout: Amount;
  readonly stake: Amount;
  /** True if the stage may light up. Several lights a second would flicker, so play at a faster pace has none. */
  readonly lit: boolean;
}

export interface WinOverlayProps {
  readonly result: EndedResult | null;
  /** The result in words for screen readers, for every result, won or lost. */
  readonly announcement: string;
  /** Id of the announced result: equal words for another one are announced again. */
  readonly told?: string | undefined;
  /** Called when the overlay has been seen, or ended by the player's next press. */
  readonly onDone: () => void;
  /** Shows a narrow card there, where it covers nothing that is watched, instead of a large one in the middle. */
  readonly at?: WinPlace | undefined;
}

/** Over the upper edge of what the card lies over, or in the corner under a rising curve. */
export type WinPlace = "above" | "under-curve";

/** Looks of the card, in the middle of the stage and above it, in proportion to the win. */
const cards: Readonly<Record<WinSize, { box: string; slim: string; multiplier: string; slimMultiplier: string }>> = {
  1: {
    box: "grid-flow-col items-baseline gap-3 px-5 py-2.5",
    slim: "gap-2.5 px-4 py-0.5",
    multiplier: "text-2xl",
    slimMultiplier: "text-base",
  },
  2: {
    box: "min-w-52 gap-1 px-9 py-6",
    slim: "gap-2 px-3 py-1 md:gap-3 md:px-5",
    multiplier: "text-5xl",
    slimMultiplier: "text-xl md:text-2xl",
  },
  3: {
    box: "min-w-60 gap-1 px-11 py-8",
    slim: "-mb-1! gap-2 px-3 py-1 md:-mb-9! md:gap-3 md:px-8 md:py-1.5",
    multiplier: "text-4xl sm:text-6xl",
    slimMultiplier: "text-2xl md:text-5xl",
  },
  4: {
    box: "min-w-72 gap-1 px-12 py-10",
    slim: "-mb-1! gap-2 px-3 py-1 md:-mb-14! md:gap-3 md:px-10 md:py-2",
    multiplier: "text-5xl sm:text-7xl",
    slimMultiplier: "text-2xl md:text-6xl",
  },
};

/** Share of the celebration after which the figures have reached their goals. */
const COUNTED = 0.6;
/** Milliseconds that the card stays after the celebration, at most: it delays no bet, and the next press ends it. */
const READ_MS = 1_200;

/** Light, multiplier and amount over the stage, in proportion to the win. Covers its nearest positioned ancestor. */
export function WinOverlay({ result, announcement, told, onDone, at }: WinOverlayProps) {
  const size = result ? winSize(result.payout, result.stake) : 0;
  useEnd(result?.id, size === 0 ? CELEBRATION_MS[1] : CELEBRATION_MS[size] + READ_MS, onDone);
  return (
    <>
      <p role="status" className="sr-only">
        <span key={told}>{announcement}</span>
      </p>
      {result && size === 0 && result.lit && result.payout < result.stake && <LossLight key={result.id} />}
      {result && size !== 0 && (
        <div
          key={result.id}
          aria-hidden="true"
          data-win-size={size}
          className="pointer-events-none absolute inset-0 z-20 grid place-items-center"
        >
          {(result.lit || size > 2) && <WinLight size={size} />}
          <Card result={result} size={size} at={at} />
        </div>
      )}
    </>
  );
}

/** Ends a result after its time, or at the next press, so that it never outlives the player's interest. */
function useEnd(id: string | undefined, afterMs: number, onDone: () => void): void {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(done, afterMs);
    const press = (event: Event) => {
      // A held key repeats bets, each of which shows its own result.
      if (!(event instanceof KeyboardEvent && event.repeat)) done();
    };
    addEventListener("pointerdown", press);
    addEventListener("keydown", press);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", press);
      removeEventListener("keydown", press);
    };
  }, [id, afterMs]);
}

interface CardProps {
  readonly result: EndedResult;
  readonly size: WinSize;
  readonly at: WinPlace | undefined;
}

const places: Readonly<Record<WinPlace, string>> = {
  // At the end of the row of results, which makes room for it (`GameFrame`).
  above: "end-3 bottom-full mb-0.5 md:end-5",
  // Curves rise towards the right in every direction of writing.
  "under-curve": "right-3 bottom-9 mb-0! md:right-7 md:bottom-14",
};

function Card({ result, size, at }: CardProps) {
  const slim = at !== undefined;
  const currency = useCurrencyInPlay();
  const look = cards[size];
  const rare = size > 2;
  const countUpMs = CELEBRATION_MS[size] * COUNTED;
  return (
    <div
      data-win-card={at}
      className={classes(
        "surface-float animate-pop-in border-2! text-center",
        rare ? "border-gold!" : "border-win-fill!",
        slim
          ? `absolute flex items-center rounded-full! whitespace-nowrap ${places[at]} ${look.slim}`
          : `relative grid justify-items-center rounded-panel! ${look.box}`,
        size > 1 && (rare ? "win-card-rare" : "win-card"),
      )}
    >
      <Multiplier
        hundredths={result.hundredths}
        about={result.about}
        countFrom={100}
        countUpMs={countUpMs}
        className={classes("font-bold!", rare ? "text-gold" : "text-win", slim ? look.slimMultiplier : look.multiplier)}
      />
      {(size > 1 || slim) && <span className={slim ? "h-6 w-px bg-line-strong" : "h-px w-10 bg-line-strong"} />}
      <Money
        amount={result.payout}
        currency={currency}
        icon
        countFrom={result.stake}
        countUpMs={countUpMs}
        className={slim ? "text-base md:text-lg" : rare ? "text-2xl" : "text-lg"}
      />
    </div>
  );
}
