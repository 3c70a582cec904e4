import { soloChance, streamBytes } from "@fairhouse/fairness/stream.ts";
import { expect, test } from "vitest";
import { hasTriple } from "../rules/board.ts";
import { PRIZES } from "../rules/prizes.ts";
import { tickets } from "../rules/tickets.ts";
import { traceTickets } from "./trace.ts";

test("the shown steps match the draw of the rules, and every rejected board has a triple", () => {
  for (let nonce = 0; nonce < 30; nonce += 1) {
    const traced = traceTickets(10, (count) => streamBytes("server", "client", nonce, count));
    const { outcome } = tickets.play({ amount: 1, tickets: 10 }, soloChance("server", "client", nonce));
    expect(traced.map(({ ticket }) => ticket)).toEqual(outcome.tickets);
    for (const { ticket, boards } of traced) {
      const prizes = PRIZES.filter((prize) => prize !== ticket.pays);
      const triples = boards.map((board) => hasTriple(board.map(({ index }) => prizes[index] ?? 1)));
      expect(triples).toEqual(boards.map((_, n) => n < boards.length - 1));
    }
    const all = traced.flatMap(({ tier, places, boards }) => [tier, ...places, ...boards.flat()]);
    expect(all.map(({ k }) => k)).toEqual(all.map((_, k) => k));
  }
});
