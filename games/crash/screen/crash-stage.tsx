import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useEffect, useState } from "react";
import type { FlightPhase } from "../../shared/screen/flight/curve.tsx";
import { FlightScene } from "../../shared/screen/flight/flight-scene.tsx";
import { msOf } from "../../shared/screen/flight/law.ts";
import type { Leaver } from "../../shared/screen/flight/paint.ts";
import { liveWords } from "../../shared/screen/live/words/words.ts";
import { type Face, pointOf } from "./flight.ts";
import { FlightFigures } from "./flight-figures.tsx";
import { ROCKET } from "./rocket.ts";
import type { CrashTable } from "./use-crash.ts";
import { crashWords } from "./words/words.ts";

/** The flight with everything that is marked on it. */
export function CrashStage({ table }: { readonly table: CrashTable }) {
  const words = crashWords.useWords();
  const { multiplier } = useFormats();
  const { clock } = usePlayContext();
  const live = liveWords.useWords();
  const { face, ticket } = table;
  const tipMs = () => {
    if (face.kind === "flying") return Math.max(0, clock.now() - face.startedAt);
    return face.kind === "crashed" ? msOf(face.point / 100) : 0;
  };
  const ready = useReady(face.kind === "betting" ? face.closesAt : null);
  const phase = ready ? "ready" : phaseOf(face.kind);
  const leavers: readonly Leaver[] = table.live.tickets
    .filter(({ leftAt }) => leftAt !== null)
    .map(({ id, player, leftAt }) => {
      const own = id === ticket?.id;
      const at = leftAt ?? 100;
      const short = multiplier(at);
      return { id, own, at: at / 100, short, text: `${own ? live.you : (player ?? live.hidden)} ${short}` };
    })
    .sort((a, b) => Number(b.own) - Number(a.own) || b.at - a.at);
  return (
    <FlightScene
      subject={ROCKET}
      label={words.stage}
      phase={phase}
      tipMs={tipMs}
      leavers={leavers}
      target={
        ticket !== null && ticket.leftAt === null && table.ticketTarget !== null ? table.ticketTarget / 100 : null
      }
      recent={table.live.recent.map((round) => (round.voided ? null : pointOf(round.outcome)))}
    >
      <FlightFigures table={table} />
    </FlightScene>
  );
}

function phaseOf(kind: Face["kind"]): FlightPhase {
  if (kind === "flying") return kind;
  if (kind === "crashed") return "ended";
  return kind === "closing" ? "ready" : "waiting";
}

/** How long the engines run before a flight. */
const READY_MS = 1_300;

/** True in the last moments before betting closes. */
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
