import { PlayContextProvider } from "@fairhouse/client/play-context.tsx";
import { roundOf, ticketOf } from "@fairhouse/client/round/round-testing.ts";
import { fakeContext } from "@fairhouse/client/testing.ts";
import type { OwnTicket } from "@fairhouse/protocol/table.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { useSlide } from "./use-slide.ts";

const heard = vi.hoisted(() => ({
  snapshot: {},
  shown: [] as unknown[],
  end: (_: OwnTicket): void => undefined,
}));
vi.mock("@fairhouse/client/use-play.ts", async (actual) => ({
  ...(await actual<object>()),
  useRound: () => ({
    play: {},
    tables: {},
    table: { snapshot: heard.snapshot },
    own: { tickets: [], seats: {}, queued: [], placing: [], leaving: [], slow: [], errors: {} },
  }),
}));
vi.mock("@fairhouse/ui/motion/reduced-motion.ts", () => ({ useReducedMotion: () => false }));
vi.mock("../../shared/screen/live/use-own-results.ts", () => ({
  useOwnResults: (_: unknown, onEnd: typeof heard.end) => {
    heard.end = onEnd;
  },
}));
vi.mock("../../shared/screen/page/use-overlay.ts", () => ({
  useOverlay: () => ({ show: (result: unknown) => heard.shown.push(result) }),
}));

function Screen() {
  useSlide();
  return null;
}

/** Returns what a table whose strip rests on 1.50 shows of a ticket that comes to its end. */
function shownOf(ticket: OwnTicket): unknown {
  const round = roundOf("now", "settled");
  heard.snapshot = { round, tickets: [], recent: [], times: { bettingMs: 8_000 }, ticketCount: 0, ticketTotal: 0 };
  heard.shown = [];
  renderToStaticMarkup(
    <PlayContextProvider context={fakeContext().context}>
      <Screen />
    </PlayContextProvider>,
  );
  heard.end(ticket);
  return heard.shown[0];
}

const bet = { amount: 1_000, target: 300 };

test("a ticket of the round on the table is announced with the point of that round", () => {
  expect(shownOf(ticketOf("t", "now", { bet, payout: 0 }))).toMatchObject({ payout: 0, said: "Stopped at 1.50×" });
});

test("a ticket of an earlier round, whose result comes late, is announced without the point of another one", () => {
  expect(shownOf(ticketOf("t", "missed", { bet, payout: 3_000 }))).toEqual({
    id: "t",
    stake: 1_000,
    payout: 3_000,
    hundredths: 300,
    said: undefined,
  });
});
