import { classes } from "@fairhouse/ui/classes.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { ReactNode, Ref } from "react";
import { crashWords } from "./crash-words.ts";
import { payoutAt } from "./figures.ts";
import { type Face, multiplierAfter } from "./flight.ts";
import type { CrashTable } from "./use-crash.ts";
import { useClockText } from "./use-now.ts";

/** What stands over the curve: the multiplier, the countdown, or what became of the round. */
export function FlightFigures({ table, ref }: { readonly table: CrashTable; readonly ref: Ref<HTMLDivElement> }) {
  const { face } = table;
  return (
    <div className="pointer-events-none absolute inset-x-0 top-[7%] z-10 grid justify-items-center text-center">
      <div ref={ref} className="grid justify-items-center gap-1.5 px-4">
        <Figures face={face} table={table} />
      </div>
    </div>
  );
}

const LARGE = "tabular text-[clamp(3.4rem,15cqmin,7.5rem)] leading-none font-bold";

function Figures({ face, table }: { readonly face: Face; readonly table: CrashTable }) {
  const words = crashWords.useWords();
  const { multiplier } = useFormats();
  switch (face.kind) {
    case "loading":
      return <Note title={words.loading} />;
    case "offline":
      return <Note title={words.offline}>{words.offlineText}</Note>;
    case "waiting":
      return <Note title={words.waitingForPlayers} />;
    case "closing":
      return <Note title={words.closing} />;
    case "voided":
      return <Note title={words.voided}>{words.voidedText}</Note>;
    case "betting":
      return <Countdown closesAt={face.closesAt} bettingMs={table.bettingMs} />;
    case "flying":
      return <Flying startedAt={face.startedAt} table={table} />;
    case "crashed":
      return (
        <>
          <p className={classes(LARGE, "animate-pop-in text-lose")} dir="ltr">
            {multiplier(face.point)}
          </p>
          <p className="text-xl font-semibold text-lose">{face.interrupted ? words.interrupted : words.crashed}</p>
          {face.interrupted && <p className="max-w-md text-muted">{words.interruptedText}</p>}
        </>
      );
  }
}

function Note({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <>
      <p className="text-2xl font-bold">{title}</p>
      {children && <p className="max-w-md text-muted">{children}</p>}
    </>
  );
}

/** Seconds until the flight, with a bar that runs out. */
function Countdown({ closesAt, bettingMs }: { readonly closesAt: number; readonly bettingMs: number }) {
  const words = crashWords.useWords();
  const left = (now: number) => Math.max(0, closesAt - now);
  const seconds = useClockText<HTMLParagraphElement>(true, (now) => words.seconds((left(now) / 1000).toFixed(1)));
  const bar = useClockText<HTMLSpanElement>(true, (now) => {
    if (bar.current) bar.current.style.scale = `${Math.min(1, left(now) / bettingMs)} 1`;
    return "";
  });
  return (
    <>
      <p className="text-lg text-muted">{words.startsIn}</p>
      <p ref={seconds} className={LARGE} />
      <span
        aria-hidden="true"
        className="mt-2 block h-1.5 w-56 max-w-full overflow-hidden rounded-full bg-well shadow-well"
      >
        <span
          ref={bar}
          className="block h-full origin-left rounded-full bg-linear-to-r from-accent to-win rtl:origin-right"
        />
      </span>
    </>
  );
}

function Flying({ startedAt, table }: { readonly startedAt: number; readonly table: CrashTable }) {
  const words = crashWords.useWords();
  const { multiplier, whole } = useFormats();
  const { ticket } = table;
  const figure = useClockText<HTMLParagraphElement>(true, (now) => multiplier(multiplierAfter(now - startedAt)));
  const own = useClockText<HTMLParagraphElement>(ticket !== null, (now) => {
    if (ticket === null) return "";
    if (ticket.leftAt !== null) return words.leftAt(multiplier(ticket.leftAt));
    return words.yourBet(whole(ticket.stake), whole(payoutAt(ticket.stake, multiplierAfter(now - startedAt))));
  });
  return (
    <>
      <p ref={figure} dir="ltr" className={LARGE} />
      <p
        ref={own}
        className={classes(
          "tabular min-h-7 text-lg",
          ticket?.leftAt != null ? "font-semibold text-win" : "text-muted max-md:hidden",
        )}
      />
    </>
  );
}
