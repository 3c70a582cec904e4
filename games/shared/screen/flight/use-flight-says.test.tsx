import { ticketOf } from "@fairhouse/client/round/round-testing.ts";
import type { OwnTicket } from "@fairhouse/protocol/table.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { FlightFace } from "./flight-face.ts";
import { useFlightSays } from "./use-flight-says.ts";

const ROUND = "round";
const BETTING: FlightFace = { kind: "betting", closesAt: 0 };
const FLYING: FlightFace = { kind: "flying", startedAt: 0 };
const OVER: FlightFace = { kind: "over", point: 233, interrupted: false };

const ticket = (more: Partial<OwnTicket> = {}) => ticketOf(more.id ?? "ticket", ROUND, more);

function heard(face: FlightFace, ...tickets: readonly OwnTicket[]): string {
  return renderToStaticMarkup(<Said face={face} tickets={tickets} />);
}

interface SaidProps {
  readonly face: FlightFace;
  readonly tickets: readonly OwnTicket[];
  readonly seatName?: (id: string) => string | null;
}

function Said({ face, tickets, seatName = () => null }: SaidProps) {
  const phase = face.kind === "betting" ? "betting" : "running";
  return useFlightSays({
    face,
    tickets,
    seatName,
    live: { own: { tickets }, round: { id: ROUND, phase } },
    look: { names: { overAt: (point) => `Over at ${point}` } },
  });
}

test("announces open bets, the start of a flight and its end", () => {
  expect(heard(BETTING)).toBe("Bets are open.");
  expect(heard(FLYING)).toBe("The flight has started.");
  expect(heard(OVER)).toBe("Over at 2.33×");
});

test("announces a bet that left while the others still fly", () => {
  const left = ticket({ leftAt: 150, payout: 1_500 });
  expect(heard(FLYING, ticket())).toBe("The flight has started.");
  expect(heard(FLYING, left)).toBe("Won: 1.50×, 1,500");
  expect(heard(FLYING, left, ticket({ id: "other" })), "nothing is lost yet").toBe("Won: 1.50×, 1,500");
});

test("announces the payout of a bet that left before the house has paid it", () => {
  expect(heard(FLYING, ticket({ leftAt: 150 }))).toBe("Won: 1.50×, 1,500");
});

test("announces all of the player's bets at the end of a flight", () => {
  const left = ticket({ leftAt: 150, payout: 1_500 });
  expect(heard(OVER, left, ticket({ id: "other", payout: 0 }))).toBe("Over at 2.33×. Won: 1.50×, 1,500. Lost: 1,000");
});

test("does not report a bet as lost before the house says so: an interrupted flight refunds stakes", () => {
  expect(heard(OVER, ticket())).toBe("");
});

test("names the bets where a player can have several", () => {
  const left = ticket({ leftAt: 150, payout: 1_500 });
  const tickets = [left, ticket({ id: "other", payout: 0 })];
  const said = <Said face={OVER} tickets={tickets} seatName={(id) => (id === "other" ? "Bet 2" : "Bet 1")} />;
  expect(renderToStaticMarkup(said)).toBe("Over at 2.33×. Bet 1: Won: 1.50×, 1,500. Bet 2: Lost: 1,000");
});
