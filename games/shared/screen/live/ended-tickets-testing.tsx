import { PlayContextProvider } from "@fairhouse/client/play-context.tsx";
import { fakeContext } from "@fairhouse/client/testing.ts";
import type { OwnTicket } from "@fairhouse/protocol/table.ts";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

const table = {
  snapshot: {},
  shown: [] as unknown[],
  end: (_: OwnTicket): void => undefined,
};

/** Stands for `use-play.ts`: a table shows one snapshot, and the player has nothing at it. */
export const playOf = (actual: object) => ({
  ...actual,
  useRound: () => ({
    play: {},
    tables: {},
    table: { snapshot: table.snapshot },
    own: { tickets: [], seats: {}, queued: [], placing: [], leaving: [], slow: [], errors: {} },
  }),
});
/** Stands for `use-own-results.ts`: tickets end by {@link endOn}. */
export const ownResults = {
  useOwnResults: (_: unknown, onEnd: typeof table.end) => {
    table.end = onEnd;
  },
};
/** Stands for `use-overlay.ts`: what it shows is noted. */
export const overlay = { useOverlay: () => ({ show: (result: unknown) => table.shown.push(result) }) };
export const motion = { useReducedMotion: () => false };

/** Lets a ticket end on the screen of a table that shows a round. Returns what the overlay then shows. */
export function endOn(screen: ReactNode, round: object, ticket: OwnTicket): unknown {
  table.snapshot = { round, tickets: [], recent: [], times: { bettingMs: 8_000 }, ticketCount: 0, ticketTotal: 0 };
  table.shown = [];
  renderToStaticMarkup(<PlayContextProvider context={fakeContext().context}>{screen}</PlayContextProvider>);
  table.end(ticket);
  return table.shown[0];
}
