import { expect, test } from "vitest";
import { RoundTables } from "./round-tables.ts";
import { fakeContext, settled } from "./testing.ts";

test("tables that were looked at are followed until the screen leaves", async () => {
  const fake = fakeContext();
  const snapshot = { game: "colour", gameVersion: 1, now: 0, recent: [], tickets: [], ticketCount: 0, ticketTotal: 0 };
  const round = { number: 1, phase: "betting", closesAt: null, startedAt: null, commitment: "", carry: null };
  fake.answer(({ path }) => {
    if (path.endsWith("/tickets")) return { tickets: [] };
    const table = path.replace("/tables/", "");
    return {
      ...snapshot,
      table,
      version: 1,
      round: { ...round, id: table, outcome: null, link: null, interrupted: false },
    };
  });
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
