import { useHouse } from "@fairhouse/client/house.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useRef } from "react";
import { crashWords } from "./crash-words.ts";
import { Curve } from "./curve.tsx";
import { msOf } from "./flight.ts";
import { FlightFigures } from "./flight-figures.tsx";
import type { Leaver } from "./paint.ts";
import type { CrashTable } from "./use-crash.ts";

/** The flight with everything that is marked on it. */
export function CrashStage({ table }: { readonly table: CrashTable }) {
  const words = crashWords.useWords();
  const { multiplier } = useFormats();
  const { clock } = useHouse();
  const figures = useRef<HTMLDivElement>(null);
  const { face, ticket } = table;
  const tipMs = () => {
    if (face.kind === "flying") return Math.max(0, clock.now() - face.startedAt);
    return face.kind === "crashed" ? msOf(face.point / 100) : 0;
  };
  const leavers: readonly Leaver[] = table.tickets
    .filter(({ leftAt }) => leftAt !== null)
    .map(({ id, player, leftAt }) => {
      const own = id === ticket?.id;
      const at = leftAt ?? 100;
      return { id, own, at: at / 100, text: `${own ? words.you : (player ?? words.hidden)} ${multiplier(at)}` };
    })
    .sort((a, b) => Number(b.own) - Number(a.own) || b.at - a.at);
  return (
    <div role="img" aria-label={words.stage} className="relative size-full">
      <Curve
        figures={figures}
        tipMs={tipMs}
        flying={face.kind === "flying"}
        crashed={face.kind === "crashed"}
        leavers={leavers}
        target={
          ticket !== null && ticket.leftAt === null && table.ticketTarget !== null ? table.ticketTarget / 100 : null
        }
      />
      <FlightFigures ref={figures} table={table} />
    </div>
  );
}
