import type { OwnTicket } from "@fairhouse/protocol/table.ts";
import { classes } from "@fairhouse/ui/classes.ts";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { ReactNode } from "react";
import { multiplierAfter } from "../../drawing/flight/law.ts";
import { useClockText } from "../live/clock-text.ts";
import { Countdown } from "../live/countdown.tsx";
import { Gathering } from "../live/gathering.tsx";
import { useRunningBet } from "../live/use-standstill.ts";
import { liveWords } from "../live/words/words.ts";
import { payoutAt } from "../panel/target-field.tsx";
import { toneOfPoint } from "../point-tone.ts";
import { BESIDE, useMedia } from "../use-media.ts";
import type { Flight } from "./use-flight.ts";
import { flightWords } from "./words/words.ts";

/** Style of the multiplier of a flight. */
export const LARGE = "tabular text-[clamp(2.75rem,15cqmin,7.5rem)] leading-none font-bold";

/** Shows the text over the curve: the multiplier, the countdown, or the end of the round. */
export function FlightFigures({ flight }: { readonly flight: Flight }) {
  const { face, live, look } = flight;
  const words = flightWords.useWords();
  const shared = liveWords.useWords();
  const wide = useMedia(BESIDE);
  const running = useRunningBet(live);
  const gathering = <Gathering table={live} wide={wide} countsBets={flight.seats > 1} />;
  switch (face.kind) {
    case "loading":
      return <Note title={shared.loading} />;
    case "offline":
      return <Note title={shared.offline}>{running !== null && `${running} ${words.offlineAuto}`}</Note>;
    case "waiting":
      return <Note title={shared.waitingForPlayers} />;
    case "closing":
      return (
        <>
          <Note title={shared.closing} />
          {gathering}
        </>
      );
    case "voided":
      return <Note title={shared.voided}>{shared.voidedText}</Note>;
    case "betting":
      return (
        <>
          <Countdown closesAt={face.closesAt} bettingMs={live.bettingMs} label={words.startsIn} />
          {gathering}
        </>
      );
    case "flying":
      return <Flying startedAt={face.startedAt} tickets={flight.tickets} />;
    case "over":
      return (
        <>
          <FlightOver point={face.point} text={face.interrupted ? words.interrupted : look.names.over} />
          {face.interrupted && <p className="max-w-md text-muted">{words.interruptedText}</p>}
        </>
      );
  }
}

/** Shows the multiplier, in hundredths, at which a flight ended. */
export function FlightOver({ point, text }: { readonly point: number; readonly text: string }) {
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

interface FlyingProps {
  readonly startedAt: number;
  readonly tickets: readonly OwnTicket[];
}

function Flying({ startedAt, tickets }: FlyingProps) {
  const { multiplier } = useFormats();
  const figure = useClockText<HTMLParagraphElement>(true, (now) => {
    const at = multiplierAfter(now - startedAt);
    if (figure.current) figure.current.dataset.tone = toneOfPoint(at);
    return multiplier(at);
  });
  return (
    <>
      <p ref={figure} dir="ltr" className={classes("flight-figure", LARGE)} />
      {tickets.map((ticket) => (
        <OwnLine key={ticket.id} startedAt={startedAt} ticket={ticket} />
      ))}
    </>
  );
}

/** Style of the own line once the player has left. */
const LEFT = "mt-1 animate-pop-in rounded-full bg-win-soft px-4 py-1 font-semibold text-win";

/** Shows under the multiplier the current value of a ticket, or the multiplier at which it left. */
function OwnLine({ startedAt, ticket }: { readonly startedAt: number; readonly ticket: OwnTicket }) {
  const words = flightWords.useWords();
  const { money, multiplier } = useFormats();
  const currency = useCurrencyInPlay();
  const line = useClockText<HTMLParagraphElement>(ticket.leftAt === null, (now) => {
    if (ticket.leftAt !== null) return words.leftAt(multiplier(ticket.leftAt));
    return words.yourBet(
      money(ticket.stake, currency),
      money(payoutAt(ticket.stake, multiplierAfter(now - startedAt)), currency),
    );
  });
  return (
    <p
      ref={line}
      className={classes("tabular text-lg", ticket.leftAt === null ? "min-h-7 text-muted max-md:hidden" : LEFT)}
    />
  );
}
