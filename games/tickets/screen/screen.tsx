import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { GamePage } from "../../shared/screen/page/game-page.tsx";
import { useGameHotkeys } from "../../shared/screen/page/hotkeys.ts";
import { RecentRow, useTimesOf } from "../../shared/screen/recent-row.tsx";
import { About } from "./about.tsx";
import { useTimes } from "./cells.tsx";
import { Counter } from "./counter.tsx";
import { TicketsPanel } from "./tickets-panel.tsx";
import { useTicketName } from "./use-ticket-name.ts";
import { type TicketsTable, useTickets } from "./use-tickets.ts";
import { ticketsWords } from "./words/words.ts";

/** The whole game: panel, tickets and bar. */
export default function TicketsScreen() {
  const words = ticketsWords.useWords();
  const { plural } = useFormats();
  const nameOf = useTicketName();
  const table = useTickets();
  const { scratching } = table;
  const timesOf = useTimesOf();
  const keys = useGameHotkeys({
    // The space bar goes on buying tickets that open themselves.
    playing: table.repeater === undefined ? table.asleep : table.auto.running,
    amount: table.amount,
    betHint: table.bringWaiting === null ? plural(table.size, words.buy) : words.next,
    bet: table.press,
    hold: table.repeater,
    during: [
      { code: "Space", text: words.revealKey, hint: words.revealOne, act: () => scratching?.reveal() },
      { code: "KeyF", text: words.finishKey, hint: words.revealAll, act: () => scratching?.finish() },
      { code: "KeyT", text: words.turn, hint: words.turnHint, act: table.turn },
    ],
  });
  return (
    <GamePage
      game="tickets"
      title={words.title}
      About={About}
      keys={keys}
      recent={
        <RecentRow
          recent={table.recent}
          nameOf={(bet) => `${timesOf(bet)}. ${nameOf(table.design, bet.outcome.tickets)}`}
        />
      }
      panel={<TicketsPanel table={table} keys={keys} />}
      stage={
        <Counter
          id={table.id}
          design={table.design}
          price={table.price}
          tickets={table.tickets}
          shown={table.shown}
          onOpen={scratching?.open ?? null}
          onSweep={scratching?.sweep ?? null}
          turned={table.turned}
          onTurn={table.turn}
          onDesign={table.setDesign}
          busy={table.asleep}
        />
      }
      overlay={table.overlay}
      winAt="above"
      says={useLiveWords(table)}
    />
  );
}

/**
 * Returns the live text for screen readers: something to scratch, the result of each ticket of a stack, then the end.
 */
function useLiveWords({ tickets, shown, overlay, scratching }: TicketsTable): string {
  const words = ticketsWords.useWords();
  const { whole } = useFormats();
  const times = useTimes();
  const top = tickets[shown.ticket];
  if (scratching === null || top === undefined) return overlay.announcement;
  if (scratching.isOpen) return words.openTicket(whole(shown.ticket + 1), times(top.pays));
  return tickets.length > 1 ? words.closedTicket(whole(shown.ticket + 1)) : words.bought;
}

export { About };
