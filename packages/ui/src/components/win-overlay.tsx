import type { Money as Amount } from "@fairhouse/kernel/money.ts";
import { useEffect, useEffectEvent } from "react";
import { classes } from "../classes.ts";
import { Money } from "./money.tsx";
import { Multiplier } from "./multiplier.tsx";

export interface WonResult {
  /** A new id shows the overlay anew. */
  readonly id: string;
  readonly hundredths: number;
  readonly payout: Amount;
  readonly stake: Amount;
}

export interface WinOverlayProps {
  readonly result: WonResult | null;
  /** The result in words for those who hear it, of every result, won or lost. */
  readonly announcement: string;
  /** Called when it has been seen. */
  readonly onDone: () => void;
  readonly icon?: boolean | undefined;
  readonly staysMs?: number | undefined;
}

/** How much joy a return deserves: none below the stake, then by its multiplier. Sizes the sound of a win too. */
export function winSize(payout: Amount, stake: Amount): 0 | 1 | 2 | 3 {
  if (payout < stake || payout === 0) return 0;
  if (payout >= stake * 50) return 3;
  return payout >= stake * 5 ? 2 : 1;
}

const sizes = {
  1: { box: "min-w-44 px-7 py-5", multiplier: "text-4xl", amount: "text-lg" },
  2: { box: "min-w-52 px-9 py-6", multiplier: "text-5xl", amount: "text-xl" },
  3: { box: "min-w-60 px-11 py-8", multiplier: "text-4xl sm:text-6xl", amount: "text-2xl" },
};

/** Multiplier and amount over the stage, in proportion to the win; lies over its nearest positioned ancestor. */
export function WinOverlay({ result, announcement, onDone, icon = true, staysMs = 2200 }: WinOverlayProps) {
  const size = result ? winSize(result.payout, result.stake) : 0;
  const id = result?.id;
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (id === undefined || size === 0) return;
    const timer = setTimeout(done, staysMs);
    return () => clearTimeout(timer);
  }, [id, size, staysMs]);
  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {result && size !== 0 && (
        <div
          key={result.id}
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 z-20 grid place-items-center"
        >
          {size === 3 && (
            <div className="absolute size-[min(680px,120%)] animate-glow opacity-60 [mask-image:radial-gradient(circle,black_20%,transparent_66%)]">
              <div className="size-full animate-[spin_16s_linear_infinite] bg-[repeating-conic-gradient(color-mix(in_srgb,var(--gold)_45%,transparent)_0deg_8deg,transparent_8deg_24deg)] still:animate-none" />
            </div>
          )}
          {size > 1 && (
            <div className="absolute size-[min(560px,90%)] animate-glow rounded-full bg-[radial-gradient(circle,color-mix(in_srgb,var(--win)_34%,transparent),transparent_66%)]" />
          )}
          <div
            className={classes(
              "surface-float relative grid animate-pop-in justify-items-center gap-1 rounded-panel! border-2! border-win-fill! text-center",
              "shadow-[0_0_0_4px_color-mix(in_srgb,var(--win-fill)_18%,transparent),0_24px_64px_-12px_color-mix(in_srgb,var(--win-fill)_45%,transparent)]!",
              sizes[size].box,
            )}
          >
            <Multiplier
              hundredths={result.hundredths}
              countFrom={100}
              countUpMs={size * 300}
              className={classes("font-bold! text-win", sizes[size].multiplier)}
            />
            <span aria-hidden="true" className="h-px w-10 bg-line-strong" />
            <Money
              amount={result.payout}
              icon={icon}
              countFrom={result.stake}
              countUpMs={size * 300}
              className={sizes[size].amount}
            />
          </div>
        </div>
      )}
    </>
  );
}
