import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useEffect, useState } from "react";
import { msOf } from "../../drawing/flight/law.ts";
import { liveWords } from "../live/words/words.ts";
import { leaverText } from "./apart.ts";
import type { FlightPhase, Target } from "./curve.tsx";
import type { FlightFace } from "./flight-face.ts";
import { FlightFigures } from "./flight-figures.tsx";
import { FlightScene } from "./flight-scene.tsx";
import type { Leaver } from "./paint.ts";
import type { Flight } from "./use-flight.ts";
import { flightWords } from "./words/words.ts";

/** Draws the flight with everything that is marked on it. */
export function FlightStage({ flight }: { readonly flight: Flight }) {
  const words = flightWords.useWords();
  const { multiplier } = useFormats();
  const { clock } = usePlayContext();
  const shared = liveWords.useWords();
  const { face, live, tickets, seatName } = flight;
  const tipMs = () => {
    if (face.kind === "flying") return Math.max(0, clock.now() - face.startedAt);
    return face.kind === "over" ? msOf(face.point / 100) : 0;
  };
  const ready = useReady(face.kind === "betting" ? face.closesAt : null);
  const ownIds = new Set(tickets.map(({ id }) => id));
  const leavers: readonly Leaver[] = live.tickets
    .filter(({ leftAt }) => leftAt !== null)
    .map(({ id, player, simulated, leftAt }) => {
      const own = ownIds.has(id);
      const at = leftAt ?? 100;
      const figure = multiplier(at);
      const seat = own ? seatName(id) : null;
      const name = player === null ? shared.hidden : simulated ? shared.bot(player) : player;
      const text = leaverText(seat ?? (own ? shared.you : name), figure);
      // A narrow stage has room for figures only, and for the names of bets, without which the two are one.
      return { id, own, at: at / 100, short: seat === null ? figure : text, text };
    })
    .sort((a, b) => Number(b.own) - Number(a.own) || b.at - a.at);
  const targets = tickets
    .filter(({ leftAt }) => leftAt === null)
    .flatMap(({ id, bet }) =>
      live.facts.isBet(bet) && bet.auto !== null ? [{ at: bet.auto / 100, name: seatName(id) }] : [],
    );
  return (
    <FlightScene
      subject={flight.look.subject}
      label={words.stage}
      phase={ready ? "ready" : phaseOf(face.kind)}
      tipMs={tipMs}
      leavers={leavers}
      targets={withoutDoubles(targets)}
      recent={live.recent.map(({ outcome }) => outcome?.point ?? null)}
    >
      <FlightFigures flight={flight} />
    </FlightScene>
  );
}

/** Returns the targets; one that several bets share stands once, without a name. */
function withoutDoubles(targets: readonly Target[]): readonly Target[] {
  const ats = [...new Set(targets.map(({ at }) => at))];
  return ats.map((at) => {
    const [first, ...others] = targets.filter((target) => target.at === at);
    return { at, name: others.length === 0 ? (first?.name ?? null) : null };
  });
}

function phaseOf(kind: FlightFace["kind"]): FlightPhase {
  if (kind === "flying") return kind;
  if (kind === "over") return "ended";
  return kind === "closing" ? "ready" : "waiting";
}

/** Milliseconds for which the engines run before a flight. */
const READY_MS = 1_300;

/** Returns true in the last moments before betting closes. */
function useReady(closesAt: number | null): boolean {
  const { clock } = usePlayContext();
  const [readyFor, setReadyFor] = useState<number | null>(null);
  useEffect(() => {
    if (closesAt === null) return;
    const timer = setTimeout(() => setReadyFor(closesAt), Math.max(0, closesAt - clock.now() - READY_MS));
    return () => clearTimeout(timer);
  }, [closesAt, clock]);
  return closesAt !== null && readyFor === closesAt;
}
