import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { TicketOf } from "../../shared/facts/rounds.ts";
import { Players, type TicketFace } from "../../shared/screen/live/players.tsx";
import { useLastBook } from "../../shared/screen/live/use-last-book.ts";
import type { SlideTable } from "./use-slide.ts";
import { slideWords } from "./words/words.ts";

/** Lists the players with their targets. */
export function SlidePlayers({ table: { live, point } }: { readonly table: SlideTable }) {
  const words = slideWords.useWords();
  const { multiplier } = useFormats();
  const last = useLastBook(live, ({ bet }) => ({ face: bet.target }));
  /** The results of other players come from the house when the round is over, not from the strip on this screen. */
  const faceOf =
    (stoppedAt: number | null) =>
    ({ face: target }: TicketOf<number>): TicketFace => {
      const hit = target !== null && stoppedAt !== null && target <= stoppedAt;
      return {
        badge: target === null ? null : { text: multiplier(target), tone: hit ? "win" : "plain" },
        lost: stoppedAt !== null && !hit,
      };
    };
  const result = last && <span>{words.landed(multiplier(last.outcome.point))}</span>;
  return (
    <Players
      table={live}
      faceOf={faceOf(live.face.kind === "ended" ? point : null)}
      last={last === null ? null : { book: { tickets: last.tickets, result }, faceOf: faceOf(last.outcome.point) }}
    />
  );
}
