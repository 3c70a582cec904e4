import { classes } from "@fairhouse/ui/classes.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { ReactNode, Ref } from "react";
import { BESIDE, useMedia } from "../../shared/screen/use-media.ts";
import { Countdown, Gathering } from "./countdown.tsx";
import { crashWords } from "./crash-words.ts";
import { payoutAt } from "./figures.ts";
import { type Face, multiplierAfter } from "./flight.ts";
import type { CrashTable } from "./use-crash.ts";
import { useClockText } from "./use-now.ts";

/** What stands over the curve: the multiplier, the countdown, or what became of the round. */
export function FlightFigures({ table, ref }: { readonly table: CrashTable; readonly ref: Ref<HTMLDivElement> }) {
  const { face } = table;
  return (
    <div className="pointer-events-none absolute inset-x-0 top-[1%] z-10 md:top-[5%] grid justify-items-center text-center">
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
  const wide = useMedia(BESIDE);
  switch (face.kind) {
    case "loading":
      return <Note title={words.loading} />;
    case "offline":
      return <Note title={words.offline}>{words.offlineText}</Note>;
    case "waiting":
      return <Note title={words.waitingForPlayers} />;
    case "closing":
      return (
        <>
          <Note title={words.closing} />
          <Gathering table={table} wide={wide} />
        </>
      );
    case "voided":
      return <Note title={words.voided}>{words.voidedText}</Note>;
    case "betting":
      return (
        <>
          <Countdown closesAt={face.closesAt} bettingMs={table.bettingMs} />
          <Gathering table={table} wide={wide} />
        </>
      );
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

/** Multipliers in hundredths from which the figure changes its colour. */
const HIGH = 200;
const HIGHEST = 1_000;

function Flying({ startedAt, table }: { readonly startedAt: number; readonly table: CrashTable }) {
  const words = crashWords.useWords();
  const { multiplier, whole } = useFormats();
  const { ticket } = table;
  const figure = useClockText<HTMLParagraphElement>(true, (now) => {
    const at = multiplierAfter(now - startedAt);
    if (figure.current) figure.current.dataset.tier = at >= HIGHEST ? "3" : at >= HIGH ? "2" : "1";
    return multiplier(at);
  });
  const own = useClockText<HTMLParagraphElement>(ticket !== null, (now) => {
    if (ticket === null) return "";
    if (ticket.leftAt !== null) return words.leftAt(multiplier(ticket.leftAt));
    return words.yourBet(whole(ticket.stake), whole(payoutAt(ticket.stake, multiplierAfter(now - startedAt))));
  });
  return (
    <>
      <p ref={figure} dir="ltr" className={classes("crash-figure", LARGE)} />
      <p
        ref={own}
        className={classes(
          "tabular text-lg",
          ticket?.leftAt != null
            ? "mt-1 animate-pop-in rounded-full bg-win-soft px-4 py-1 font-semibold text-win"
            : "min-h-7 text-muted max-md:hidden",
        )}
      />
    </>
  );
}
