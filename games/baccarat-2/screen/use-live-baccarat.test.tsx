import { roundOf, ticketOf } from "@fairhouse/client/round/round-testing.ts";
import type { OwnTicket } from "@fairhouse/protocol/table.ts";
import { expect, test, vi } from "vitest";
import { endOn } from "../../shared/screen/live/ended-tickets-testing.tsx";
import { type LiveBaccaratTable, useLiveBaccarat } from "./use-live-baccarat.ts";

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

const HAND = ["4-club", "10-club", "4-heart", "K-heart"];

type Recent = LiveBaccaratTable["recent"];

function Screen({ onRecent }: { readonly onRecent: (recent: Recent) => void }) {
  onRecent(useLiveBaccarat().recent);
  return null;
}

/** Returns what a table that shows a hand tells of chips that come to their end, and what it keeps of them. */
function endOf(ticket: OwnTicket) {
  const round = { ...roundOf("now", "settled"), outcome: { burn: null, cards: HAND }, carry: { hand: 2, used: 10 } };
  const tables: Recent[] = [];
  const told = endOn(<Screen onRecent={(recent) => tables.push(recent)} />, round, ticket);
  return { told, kept: tables[0]?.store.getState() };
}

const bet = { chips: [{ on: "player", amount: 1_000 }] };

test("chips of the round on the table are announced and kept with the hand of that round", () => {
  const { told, kept } = endOf(ticketOf("t", "now", { bet, payout: 0 }));
  expect(told).toMatchObject({ payout: 0, said: "Player wins, 8 to 0, Player pair" });
  expect(kept).toMatchObject([{ id: "t", outcome: { cards: HAND } }]);
});

test("chips of an earlier round, whose result comes late, are neither announced nor kept with the hand of another one", () => {
  const { told, kept } = endOf(ticketOf("t", "missed", { bet, payout: 2_000 }));
  expect(told).toEqual({ id: "t", stake: 1_000, payout: 2_000, said: undefined });
  expect(kept).toEqual([{ id: "t", stake: 1_000, payout: 2_000, outcome: null }]);
});
