import { roundOf, ticketOf } from "@fairhouse/client/round/round-testing.ts";
import type { OwnTicket } from "@fairhouse/protocol/table.ts";
import { expect, test, vi } from "vitest";
import { endOn } from "../../shared/screen/live/ended-tickets-testing.tsx";
import { useSlide } from "./use-slide.ts";

vi.mock("@fairhouse/client/use-play.ts", async (actual) =>
  (await import("../../shared/screen/live/ended-tickets-testing.tsx")).playOf(await actual<object>()),
);
vi.mock("@fairhouse/ui/motion/reduced-motion.ts", async () => {
  return (await import("../../shared/screen/live/ended-tickets-testing.tsx")).motion;
});
vi.mock("../../shared/screen/live/use-own-results.ts", async () => {
  return (await import("../../shared/screen/live/ended-tickets-testing.tsx")).ownResults;
});
vi.mock("../../shared/screen/page/use-overlay.ts", async () => {
  return (await import("../../shared/screen/live/ended-tickets-testing.tsx")).overlay;
});

function Screen() {
  useSlide();
  return null;
}

/** Returns what a table whose strip rests on 1.50 shows of a ticket that comes to its end. */
const shownOf = (ticket: OwnTicket) => endOn(<Screen />, roundOf("now", "settled"), ticket);

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
