import type { BetRecord } from "@fairhouse/protocol/play.ts";
import type { PublicTicket } from "@fairhouse/protocol/table.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Players, type TicketFace } from "../../shared/screen/live/players.tsx";
import { useLastBook } from "../../shared/screen/live/use-last-book.ts";
import { fieldOf, wholeNumberOf } from "../../shared/screen/public-facts.ts";
import { pointOf } from "./flight.ts";
import { leftOf } from "./settled-ticket.ts";
import type { CrashTable } from "./use-crash.ts";
import { crashWords } from "./words/words.ts";

/** Who flies, and where they left. */
export function CrashPlayers({ table: { live, face } }: { readonly table: CrashTable }) {
  const words = crashWords.useWords();
  const { multiplier } = useFormats();
  const last = useLastBook(live, ticketOf);
  const point = pointOf(last?.outcome);
  const faceOf =
    (crashed: boolean) =>
    ({ leftAt }: PublicTicket): TicketFace => ({
      badge: leftAt === null ? null : { text: multiplier(leftAt), tone: "win" },
      lost: crashed && leftAt === null,
    });
  const result = point !== null && <span className="text-lose">{words.crashedAt(multiplier(point))}</span>;
  return (
    <Players
      table={live}
      faceOf={faceOf(face.kind === "crashed")}
      last={last === null ? null : { book: { tickets: last.tickets, result }, faceOf: faceOf(true) }}
    />
  );
}

/** A settled bet as the ticket that it was: a preset that was reached is where it left. */
function ticketOf({ id, player, avatar, simulated, stake, payout, leftAt, bet, outcome }: BetRecord): PublicTicket {
  const target = wholeNumberOf(fieldOf(bet, "auto"));
  const left = payout === 0 ? null : leftOf(leftAt, target, pointOf(outcome));
  return { id, player, avatar, simulated, stake, face: null, payout, leftAt: left };
}
