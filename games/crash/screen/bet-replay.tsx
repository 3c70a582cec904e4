import { classes } from "@fairhouse/ui/classes.ts";
import { prefersReducedMotion } from "@fairhouse/ui/motion/reduced-motion.ts";
import { useAnimationFrame } from "@fairhouse/ui/motion/use-animation-frame.ts";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { BetFigure } from "../../shared/screen/bet-figure.tsx";
import type { BetReplayProps } from "../../shared/screen/bet-view.ts";
import { FlightScene } from "../../shared/screen/flight/flight-scene.tsx";
import { type FlightReplay, momentAt, type ReplayMoment, replayOf } from "../../shared/screen/flight/replay.ts";
import { useFrameText } from "../../shared/screen/live/clock-text.ts";
import { liveWords } from "../../shared/screen/live/words/words.ts";
import { toneOfPoint } from "../../shared/screen/point-tone.ts";
import { CrashedAt, LARGE } from "./flight-figures.tsx";
import { ROCKET } from "./rocket.ts";
import { type SettledTicket, settledTicketOf } from "./settled-ticket.ts";
import { TicketCaption, useTicketLabel } from "./ticket-caption.tsx";
import { crashWords } from "./words/words.ts";

/** The flight once more, to the point where it crashed, with the mark where the ticket left it. */
export default function CrashBetReplay({ page, onEnd }: BetReplayProps) {
  const ticket = settledTicketOf(page);
  if (ticket === null || ticket.point === null) return null;
  return <ReplayedFlight ticket={ticket} point={ticket.point} player={page.bet.player} onEnd={onEnd} />;
}

interface ReplayedFlightProps {
  readonly ticket: SettledTicket;
  readonly point: number;
  readonly player: string | null;
  readonly onEnd: () => void;
}

function ReplayedFlight({ ticket, point, player, onEnd }: ReplayedFlightProps) {
  const words = crashWords.useWords();
  const live = liveWords.useWords();
  const { multiplier, whole } = useFormats();
  const [replay] = useState(() => replayOf(point));
  const { moment, phase, hasLeft } = useFlown(replay, ticket.left, onEnd);
  const label = useTicketLabel(ticket);
  const { left } = ticket;
  const short = left === null ? "" : multiplier(left);
  const leavers =
    hasLeft && left !== null
      ? [{ id: "ticket", own: true, at: left / 100, short, text: `${player ?? live.hidden} ${short}` }]
      : [];
  return (
    <BetFigure label={label} caption={<TicketCaption ticket={ticket} />}>
      <div className="@container-size relative aspect-square w-full max-w-3xl overflow-hidden rounded-tile sm:aspect-[2/1]">
        <FlightScene
          subject={ROCKET}
          label={null}
          phase={phase}
          tipMs={() => moment().tipMs}
          leavers={leavers}
          target={ticket.target !== null && !hasLeft ? ticket.target / 100 : null}
          recent={[]}
        >
          {phase === "ended" ? <CrashedAt point={point} text={words.crashed} /> : <Growing moment={moment} />}
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

/** Where the replay is: the moment, for what paints every frame, and what changes seldom, for what renders. */
function useFlown(replay: FlightReplay, left: number | null, onEnd: () => void) {
  const startedAt = useRef<number | null>(null);
  const [still] = useState(prefersReducedMotion);
  const [phase, setPhase] = useState<ReplayMoment["phase"]>(still ? "ended" : "ready");
  const [hasLeft, setLeft] = useState(still && left !== null);
  const ended = useEffectEvent(onEnd);
  const crashed = phase === "ended";
  useEffect(() => {
    if (crashed) ended();
  }, [crashed]);

  const moment = () => {
    const elapsedMs = startedAt.current === null ? 0 : performance.now() - startedAt.current;
    return momentAt(replay, crashed ? replay.durationMs : elapsedMs);
  };
  useAnimationFrame(!crashed, () => {
    startedAt.current ??= performance.now();
    const now = moment();
    if (left !== null && !hasLeft && now.hundredths >= left) {
      setLeft(true);
      sounds.cashOut();
    }
    if (now.phase === phase) return;
    setPhase(now.phase);
    if (now.phase === "flying") sounds.click();
    if (now.phase === "ended") sounds.burst();
  });
  return { moment, phase, hasLeft };
}
