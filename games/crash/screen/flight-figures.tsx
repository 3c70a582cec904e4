import { classes } from "@fairhouse/ui/classes.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { ReactNode } from "react";
import { multiplierAfter } from "../../shared/screen/flight/law.ts";
import { useClockText } from "../../shared/screen/live/clock-text.ts";
import { Countdown } from "../../shared/screen/live/countdown.tsx";
import { Gathering } from "../../shared/screen/live/gathering.tsx";
import { liveWords } from "../../shared/screen/live/words/words.ts";
import { toneOfPoint } from "../../shared/screen/point-tone.ts";
import { payoutAt } from "../../shared/screen/target-field.tsx";
import { BESIDE, useMedia } from "../../shared/screen/use-media.ts";
import type { CrashTable } from "./use-crash.ts";
import { crashWords } from "./words/words.ts";

/** The multiplier of a flight. */
export const LARGE = "tabular text-[clamp(2.75rem,15cqmin,7.5rem)] leading-none font-bold";

/** What stands over the curve: the multiplier, the countdown, or what became of the round. */
export function FlightFigures({ table }: { readonly table: CrashTable }) {
  const { face, live } = table;
  const words = crashWords.useWords();
  const shared = liveWords.useWords();
  const wide = useMedia(BESIDE);
  switch (face.kind) {
    case "loading":
      return <Note title={shared.loading} />;
    case "offline":
      return <Note title={shared.offline}>{words.offlineText}</Note>;
    case "waiting":
      return <Note title={shared.waitingForPlayers} />;
    case "closing":
      return (
        <>
          <Note title={shared.closing} />
          <Gathering table={live} wide={wide} />
        </>
      );
    case "voided":
      return <Note title={shared.voided}>{shared.voidedText}</Note>;
    case "betting":
      return (
        <>
          <Countdown closesAt={face.closesAt} bettingMs={live.bettingMs} label={words.startsIn} />
          <Gathering table={live} wide={wide} />
        </>
      );
    case "flying":
      return <Flying startedAt={face.startedAt} table={table} />;
    case "crashed":
      return (
        <>
          <CrashedAt point={face.point} text={face.interrupted ? words.interrupted : words.crashed} />
          {face.interrupted && <p className="max-w-md text-muted">{words.interruptedText}</p>}
        </>
      );
  }
}

/** Under it, once one has left. */
const LEFT = "mt-1 animate-pop-in rounded-full bg-win-soft px-4 py-1 font-semibold text-win";

/** Where a flight ended, in hundredths. */
export function CrashedAt({ point, text }: { readonly point: number; readonly text: string }) {
  const { multiplier } = useFormats();
  return (
    <>
      <p className={classes(LARGE, "animate-pop-in text-lose")} dir="ltr">
        {multiplier(point)}
      </p>
      <p className="text-xl font-semibold text-lose">{text}</p>
    </>
  );
}

function Note({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <>
      <p className="text-2xl font-bold">{title}</p>
      {children && <p className="max-w-md text-muted">{children}</p>}
    </>
  );
}

function Flying({ startedAt, table }: { readonly startedAt: number; readonly table: CrashTable }) {
  const words = crashWords.useWords();
  const { money, multiplier } = useFormats();
  const { ticket } = table;
  const figure = useClockText<HTMLParagraphElement>(true, (now) => {
    const at = multiplierAfter(now - startedAt);
    if (figure.current) figure.current.dataset.tone = toneOfPoint(at);
    return multiplier(at);
  });
  const own = useClockText<HTMLParagraphElement>(ticket !== null, (now) => {
    if (ticket === null) return "";
    if (ticket.leftAt !== null) return words.leftAt(multiplier(ticket.leftAt));
    return words.yourBet(money(ticket.stake), money(payoutAt(ticket.stake, multiplierAfter(now - startedAt))));
  });
  return (
    <>
      <p ref={figure} dir="ltr" className={classes("flight-figure", LARGE)} />
      <p
        ref={own}
        className={classes("tabular text-lg", ticket?.leftAt != null ? LEFT : "min-h-7 text-muted max-md:hidden")}
      />
    </>
  );
}
