import { PlayContextProvider } from "@fairhouse/client/play-context.tsx";
import { roundOf, ticketOf } from "@fairhouse/client/round/round-testing.ts";
import { fakeContext } from "@fairhouse/client/testing.ts";
import type { OwnTicket } from "@fairhouse/protocol/table.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { type LiveBaccaratTable, useLiveBaccarat } from "./use-live-baccarat.ts";

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

const HAND = ["4-club", "10-club", "4-heart", "K-heart"];

type Recent = LiveBaccaratTable["recent"];

function Screen({ onRecent }: { readonly onRecent: (recent: Recent) => void }) {
  onRecent(useLiveBaccarat().recent);
  return null;
}

/** Returns what a table that shows a hand tells of chips that come to their end, and what it keeps of them. */
function endOf(ticket: OwnTicket) {
  const round = { ...roundOf("now", "settled"), outcome: { burn: null, cards: HAND }, carry: { hand: 2, used: 10 } };
  heard.snapshot = { round, tickets: [], recent: [], times: { bettingMs: 8_000 }, ticketCount: 0, ticketTotal: 0 };
  heard.shown = [];
  const tables: Recent[] = [];
  renderToStaticMarkup(
    <PlayContextProvider context={fakeContext().context}>
      <Screen onRecent={(recent) => tables.push(recent)} />
    </PlayContextProvider>,
  );
  heard.end(ticket);
  return { told: heard.shown[0], kept: tables[0]?.store.getState() };
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
