import { classes } from "@fairhouse/ui/classes.ts";
import { prefersReducedMotion } from "@fairhouse/ui/motion/reduced-motion.ts";
import { useAnimationFrame } from "@fairhouse/ui/motion/use-animation-frame.ts";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type SettledFlight, settledFlightOf } from "../../facts/flight.ts";
import type { BetReplayProps } from "../bet-view.ts";
import { useFrameText } from "../live/clock-text.ts";
import { liveWords } from "../live/words/words.ts";
import { BetFigure } from "../panel/bet-figure.tsx";
import { toneOfPoint } from "../point-tone.ts";
import { FlightOver, LARGE } from "./flight-figures.tsx";
import type { FlightLook } from "./flight-look.ts";
import { FlightScene } from "./flight-scene.tsx";
import { type FlightReplay, momentAt, type ReplayMoment, replayOf } from "./replay.ts";
import { TicketCaption, useTicketLabel } from "./ticket-caption.tsx";
import { flightWords } from "./words/words.ts";

/** Replays the flight to its end, with a mark where the ticket left. */
export function FlightBetReplay({ page, onEnd, look }: BetReplayProps & { readonly look: FlightLook }) {
  const ticket = settledFlightOf(page);
  if (ticket === null || ticket.point === null) return null;
  return <ReplayedFlight ticket={ticket} point={ticket.point} player={page.bet.player} look={look} onEnd={onEnd} />;
}

interface ReplayedFlightProps {
  readonly ticket: SettledFlight;
  readonly point: number;
  readonly player: string | null;
  readonly look: FlightLook;
  readonly onEnd: () => void;
}

function ReplayedFlight({ ticket, point, player, look, onEnd }: ReplayedFlightProps) {
  const words = flightWords.useWords();
  const live = liveWords.useWords();
  const { multiplier, whole } = useFormats();
  const [replay] = useState(() => replayOf(point));
  const { moment, phase, hasLeft } = useFlown(replay, ticket.left, look, onEnd);
  const label = useTicketLabel(ticket, look.names);
  const { left } = ticket;
  const short = left === null ? "" : multiplier(left);
  const leavers =
    hasLeft && left !== null
      ? [{ id: "ticket", own: true, at: left / 100, short, text: `${player ?? live.hidden} ${short}` }]
      : [];
  return (
    <BetFigure label={label} caption={<TicketCaption ticket={ticket} names={look.names} />}>
      <div className="@container-size relative aspect-square w-full max-w-3xl overflow-hidden rounded-tile sm:aspect-[2/1]">
        <FlightScene
          subject={look.subject}
          label={null}
          phase={phase}
          tipMs={() => moment().tipMs}
          leavers={leavers}
          targets={ticket.target !== null && !hasLeft ? [{ at: ticket.target / 100, name: null }] : []}
          recent={[]}
        >
          {phase === "ended" ? <FlightOver point={point} text={look.names.over} /> : <Growing moment={moment} />}
          {replay.speed > 1 && phase !== "ended" && (
            <p className="tabular text-sm text-muted">{words.replaySpeed(whole(Math.ceil(replay.speed)))}</p>
          )}
        </FlightScene>
      </div>
    </BetFigure>
  );
}

function Growing({ moment }: { readonly moment: () => ReplayMoment }) {
  const { multiplier } = useFormats();
  const figure = useFrameText<HTMLParagraphElement>(true, () => {
    const { hundredths } = moment();
    if (figure.current) figure.current.dataset.tone = toneOfPoint(hundredths);
    return multiplier(hundredths);
  });
  return <p ref={figure} dir="ltr" className={classes("flight-figure", LARGE)} />;
}

/**
 * Returns the state of the replay: the moment, for code that paints every frame, and the parts that change rarely, for
 * rendering.
 */
function useFlown(replay: FlightReplay, left: number | null, look: FlightLook, onEnd: () => void) {
  const startedAt = useRef<number | null>(null);
  const [still] = useState(prefersReducedMotion);
  const [phase, setPhase] = useState<ReplayMoment["phase"]>(still ? "ended" : "ready");
  const [hasLeft, setLeft] = useState(still && left !== null);
  const ended = useEffectEvent(onEnd);
  const over = phase === "ended";
  useEffect(() => {
    if (over) ended();
  }, [over]);

  const moment = () => {
    const elapsedMs = startedAt.current === null ? 0 : performance.now() - startedAt.current;
    return momentAt(replay, over ? replay.durationMs : elapsedMs);
  };
  useAnimationFrame(!over, () => {
    startedAt.current ??= performance.now();
    const now = moment();
    if (left !== null && !hasLeft && now.hundredths >= left) {
      setLeft(true);
      sounds.cashOut();
    }
    if (now.phase === phase) return;
    setPhase(now.phase);
    if (now.phase === "flying") sounds.click();
    if (now.phase === "ended") look.endSound();
  });
  return { moment, phase, hasLeft };
}
