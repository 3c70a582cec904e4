import { classes } from "@fairhouse/ui/classes.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { ReactNode } from "react";
import { multiplierAfter } from "../../drawing/flight/law.ts";
import { useClockText } from "../live/clock-text.ts";
import { Countdown } from "../live/countdown.tsx";
import { Gathering } from "../live/gathering.tsx";
import { useRunningBet } from "../live/use-standstill.ts";
import { liveWords } from "../live/words/words.ts";
import { toneOfPoint } from "../point-tone.ts";
import { BESIDE, useMedia } from "../use-media.ts";
import { OwnBet, OwnEnd } from "./own-bet.tsx";
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
      return <Flying startedAt={face.startedAt} flight={flight} />;
    case "over":
      return (
        <>
          <FlightOver point={face.point} text={face.interrupted ? words.interrupted : look.names.over} />
          {face.interrupted && <p className="max-w-md text-muted">{words.interruptedText}</p>}
          <OwnLine>
            {flight.tickets.map((ticket) => (
              <OwnEnd key={ticket.id} ticket={ticket} seat={flight.seatName(ticket.id)} />
            ))}
          </OwnLine>
        </>
      );
  }
}

/** Shows two bets beside each other where there is room: below each other they would reach into the flight. */
function OwnLine({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap justify-center gap-x-8 gap-y-2 empty:hidden">{children}</div>;
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

function Flying({ startedAt, flight }: { readonly startedAt: number; readonly flight: Flight }) {
  const { multiplier } = useFormats();
  const figure = useClockText<HTMLParagraphElement>(true, (now) => {
    const at = multiplierAfter(now - startedAt);
    if (figure.current) figure.current.dataset.tone = toneOfPoint(at);
    return multiplier(at);
  });
  return (
    <>
      <p ref={figure} dir="ltr" className={classes("flight-figure", LARGE)} />
      <OwnLine>
        {flight.tickets.map((ticket) => (
          <OwnBet key={ticket.id} startedAt={startedAt} ticket={ticket} seat={flight.seatName(ticket.id)} />
        ))}
      </OwnLine>
    </>
  );
}
