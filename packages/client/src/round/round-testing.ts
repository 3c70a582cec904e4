import type { OwnTicket, TableEvent } from "@fairhouse/protocol/table.ts";
import { type Asked, BALANCE, fakeContext, memoryStorage, settled } from "../testing.ts";
import { RoundPlay, type RoundRules } from "./round-play.ts";

export const BET = { amount: 1_000, auto: null };

export function roundOf(id: string, phase: "betting" | "running" | "settled", closesAt = 2_000_000) {
  const outcome = phase === "settled" ? { point: 150 } : null;
  return {
    id,
    number: 1,
    phase,
    closesAt,
    startedAt: null,
    revealMs: null,
    commitment: "",
    carry: null,
    outcome,
    link: null,
    interrupted: false,
  };
}

export function ticketOf(id: string, roundId: string, more: Partial<OwnTicket> = {}): OwnTicket {
  return { id, roundId, bet: BET, stake: 1_000, ended: null, leftAt: null, payout: null, heldUntil: null, ...more };
}

/** Rules of rounds that players leave. */
export const FLIGHT = { leaving: { multiplierAt: () => 100, auto: () => null } };

/** Sets up a game at a table that starts in a phase of round r1. Tickets placed get the number of their place as id. */
export function setUp(
  phase: "betting" | "running" = "betting",
  open: readonly OwnTicket[] = [],
  rules: RoundRules<typeof BET> = FLIGHT,
) {
  const fake = fakeContext();
  let roundId = "r1";
  let placed = 0;
  let version = 1;
  const refusals: unknown[] = [];
  fake.answer(({ path }: Asked) => {
    if (path === "/tables/two") {
      return {
        table: "two",
        game: "two",
        gameVersion: 1,
        version,
        now: 0,
        round: roundOf(roundId, phase),
        tickets: [],
        ticketCount: 0,
        ticketTotal: 0,
        positions: {},
        times: { bettingMs: 6_000, resultMs: 3_000, start: "free", minPlayers: 0, aloneMs: 0 },
        recent: [],
      };
    }
    if (path === "/tables/two/tickets" && fake.asked.at(-1)?.body === undefined) return { tickets: open };
    const refusal = refusals.shift();
    if (refusal !== undefined) throw refusal;
    if (path.endsWith("/take-back"))
      return { ticket: ticketOf("t1", "r1", { ended: "taken_back", payout: 1_000 }), balance: BALANCE };
    if (path.endsWith("/cash-out"))
      return { ticket: ticketOf("t1", "r1", { ended: "cashed_out", leftAt: 142, payout: 1_420 }), balance: BALANCE };
    placed += 1;
    return { ticket: ticketOf(`t${placed}`, roundId), balance: BALANCE };
  });
  const play = new RoundPlay<typeof BET>(fake.context, "two", "two", rules, {
    storage: memoryStorage(),
    pause: async () => {},
  });
  const detach = play.attach();
  const tell = async (event: Record<string, unknown>) => {
    version += 1;
    if (event.type === "opened") roundId = (event.round as { id: string }).id;
    // A test's event stands for the server's.
    fake.emit("table", { table: "two", version, ...event } as unknown as TableEvent);
    await settled();
  };
  const posts = () => fake.asked.filter(({ body }) => body !== undefined);
  return { fake, play, detach, tell, posts, refusals, own: () => play.own.getState() };
}
