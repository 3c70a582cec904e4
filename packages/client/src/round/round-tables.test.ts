import { expect, test } from "vitest";
import { fakeContext, settled } from "../testing.ts";
import { RoundTables } from "./round-tables.ts";

const snapshot = { game: "colour", gameVersion: 1, now: 0, recent: [], tickets: [], ticketCount: 0, ticketTotal: 0 };
const round = { number: 1, phase: "betting", closesAt: null, startedAt: null, commitment: "", carry: null };

/** Answers as the house for a table. */
function tableOf(path: string) {
  const table = path.replace("/tables/", "");
  return {
    ...snapshot,
    table,
    version: 1,
    round: { ...round, id: table, outcome: null, link: null, interrupted: false },
  };
}

test("tables that were looked at are followed until the screen leaves", async () => {
  const fake = fakeContext();
  fake.answer(({ path }) => (path.endsWith("/tickets") ? { tickets: [] } : tableOf(path)));
  const tables = new RoundTables(fake.context, "colour", {});
  const detach = tables.attach();
  tables.follow("fast");
  tables.follow("slow");
  tables.follow("fast");
  await settled();
  expect(fake.asked.filter(({ path }) => path === "/tables/fast")).toHaveLength(1);
  const roundOf = (table: string) => tables.at(table).table.getState().snapshot?.round;
  expect(roundOf("fast")?.id).toBe("fast");
  const started = { table: "fast", version: 2, type: "started", round: { ...roundOf("fast"), phase: "running" } };
  fake.emit("table", started);
  expect(roundOf("fast")?.phase).toBe("running");
  expect(roundOf("slow")?.phase).toBe("betting");
  detach();
  fake.emit("table", { ...started, version: 3, round: { ...roundOf("fast"), phase: "settled" } });
  expect(roundOf("fast")?.phase).toBe("running");
});

test("tables with earlier bets of the player are followed, and no others", async () => {
  const fake = fakeContext();
  const betAt = (table: string, payout: number | null) => ({ payout, round: { id: table, table, number: 1 } });
  fake.answer(({ path }) => {
    if (path.startsWith("/bets?")) return { bets: [betAt("slow", null), betAt("fast", 0), betAt("slow", null)] };
    return path.endsWith("/tickets") ? { tickets: [] } : tableOf(path);
  });
  const tables = new RoundTables(fake.context, "colour", {});
  const detach = tables.attach();
  await tables.followOpen();
  await settled();
  const asked = fake.asked.map(({ path }) => path).filter((path) => path.startsWith("/tables/"));
  expect(new Set(asked)).toEqual(new Set(["/tables/slow", "/tables/slow/tickets"]));
  detach();
  fake.answer(() => Promise.reject(new Error("no connection")));
  await expect(tables.followOpen()).resolves.toBeUndefined();
});
