import type { PublicTicket } from "@fairhouse/protocol/table.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Players, type TicketFace } from "../../shared/screen/live/players.tsx";
import { useLastBook } from "../../shared/screen/live/use-last-book.ts";
import { fieldOf, wholeNumberOf } from "../../shared/screen/public-facts.ts";
import { pointOf } from "./figures.ts";
import type { SlideTable } from "./use-slide.ts";
import { slideWords } from "./words/words.ts";

/** Lists the players with their targets. */
export function SlidePlayers({ table: { live, point } }: { readonly table: SlideTable }) {
  const words = slideWords.useWords();
  const { multiplier } = useFormats();
  const last = useLastBook(live, ({ bet }) => ({ face: wholeNumberOf(fieldOf(bet, "target")) }));
  const lastPoint = pointOf(last?.outcome);
  /** The results of other players come from the house when the round is over, not from the strip on this screen. */
  const faceOf =
    (stoppedAt: number | null) =>
    (ticket: PublicTicket): TicketFace => {
      const target = wholeNumberOf(ticket.face);
      const hit = target !== null && stoppedAt !== null && target <= stoppedAt;
      return {
        badge: target === null ? null : { text: multiplier(target), tone: hit ? "win" : "plain" },
        lost: stoppedAt !== null && !hit,
      };
    };
  const result = lastPoint !== null && <span>{words.landed(multiplier(lastPoint))}</span>;
  return (
    <Players
      table={live}
      faceOf={faceOf(live.face.kind === "ended" ? point : null)}
      last={last === null ? null : { book: { tickets: last.tickets, result }, faceOf: faceOf(lastPoint) }}
    />
  );
}
