import type { Money as Amount } from "@fairhouse/kernel/money.ts";
import { useEffect, useEffectEvent } from "react";
import { classes } from "../classes.ts";
import { Money } from "../components/money.tsx";
import { useCurrencyInPlay } from "../format/currencies.ts";
import { Multiplier } from "./multiplier.tsx";

export interface WonResult {
  /** A new id shows the overlay again. */
  readonly id: string;
  readonly hundredths: number;
  readonly payout: Amount;
  readonly stake: Amount;
}

export interface WinOverlayProps {
  readonly result: WonResult | null;
  /** The result in words for screen readers, for every result, won or lost. */
  readonly announcement: string;
  /** Id of the announced result: equal words for another one are announced again. */
  readonly told?: string | undefined;
  /** Called when the overlay has been seen. */
  readonly onDone: () => void;
  /** Shows a narrow card over the upper edge of what it lies over, which stays in sight: a field to be looked at. */
  readonly above?: boolean | undefined;
}

/**
 * Returns how much celebration a return deserves: none up to the stake, then by its multiplier. Also sets the sound of
 * a win.
 */
export function winSize(payout: Amount, stake: Amount): 0 | 1 | 2 | 3 {
  if (payout <= stake) return 0;
  if (payout >= stake * 50) return 3;
  return payout >= stake * 5 ? 2 : 1;
}

/** A small win is shown in passing; a rare one is given time. */
const sizes = {
  1: {
    box: "grid-flow-col items-baseline gap-3 px-5 py-2.5",
    multiplier: "text-2xl",
    amount: "text-lg",
    staysMs: 1_500,
  },
  2: { box: "min-w-52 gap-1 px-9 py-6", multiplier: "text-5xl", amount: "text-xl", staysMs: 2_400 },
  3: { box: "min-w-60 gap-1 px-11 py-8", multiplier: "text-4xl sm:text-6xl", amount: "text-2xl", staysMs: 3_800 },
} as const;

const slimSizes = { 1: "text-xl", 2: "text-2xl", 3: "text-3xl" };

/** Multiplier and amount over the stage, in proportion to the win. Covers its nearest positioned ancestor. */
export function WinOverlay({ result, announcement, told, onDone, above = false }: WinOverlayProps) {
  const currency = useCurrencyInPlay();
  const size = result ? winSize(result.payout, result.stake) : 0;
  const id = result?.id;
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (id === undefined || size === 0) return;
    const timer = setTimeout(done, sizes[size].staysMs);
    return () => clearTimeout(timer);
  }, [id, size]);
  return (
    <>
      <p role="status" className="sr-only">
        <span key={told}>{announcement}</span>
      </p>
      {result && size !== 0 && (
        <div
          key={result.id}
          aria-hidden="true"
          data-win-size={size}
          className="pointer-events-none absolute inset-0 z-20 grid place-items-center"
        >
          {size === 3 && <Rays />}
          {size > 1 && (
            <div className="absolute size-[min(560px,90%)] animate-glow rounded-full bg-[radial-gradient(circle,color-mix(in_srgb,var(--win)_34%,transparent),transparent_66%)]" />
          )}
          {size === 3 && <Sparks />}
          <div
            className={classes(
              "surface-float animate-pop-in border-2! border-win-fill! text-center",
              above
                ? "absolute bottom-full mb-0.5 flex items-center gap-3 rounded-full! px-5 py-1 whitespace-nowrap"
                : `relative grid justify-items-center rounded-panel! ${sizes[size].box}`,
              (size > 1 || above) &&
                "shadow-[0_0_0_4px_color-mix(in_srgb,var(--win-fill)_18%,transparent),0_24px_64px_-12px_color-mix(in_srgb,var(--win-fill)_45%,transparent)]!",
            )}
          >
            <Multiplier
              hundredths={result.hundredths}
              countFrom={100}
              countUpMs={size * 300}
              className={classes("font-bold! text-win", above ? slimSizes[size] : sizes[size].multiplier)}
            />
            {(size > 1 || above) && (
              <span aria-hidden="true" className={above ? "h-6 w-px bg-line-strong" : "h-px w-10 bg-line-strong"} />
            )}
            <Money
              amount={result.payout}
              currency={currency}
              icon
              countFrom={result.stake}
              countUpMs={size * 300}
              className={above ? "text-lg" : sizes[size].amount}
            />
          </div>
        </div>
      )}
    </>
  );
}

function Rays() {
  return (
    <div className="absolute size-[min(680px,120%)] animate-glow opacity-60 [mask-image:radial-gradient(circle,black_20%,transparent_66%)]">
      <div className="size-full animate-[spin_16s_linear_infinite] bg-[repeating-conic-gradient(color-mix(in_srgb,var(--gold)_45%,transparent)_0deg_8deg,transparent_8deg_24deg)] still:animate-none" />
    </div>
  );
}

/** Sparks in all directions, every second one less far. */
const SPARKS = Array.from({ length: 28 }, (_, index) => ({
  angle: `${(index * 360) / 28}deg`,
  reach: index % 2 === 0 ? "270px" : "180px",
  tone: ["bg-gold", "bg-win", "bg-accent"][index % 3],
}));

function Sparks() {
  return (
    <div className="absolute still:hidden">
      {SPARKS.map(({ angle, reach, tone }) => (
        <span key={angle} style={{ rotate: angle }} className="absolute">
          <span
            style={{ "--reach": reach }}
            className={classes("block h-3.5 w-1.5 animate-spark rounded-full opacity-0", tone)}
          />
        </span>
      ))}
    </div>
  );
}
