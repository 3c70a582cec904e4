import { randomUUID } from "node:crypto";
import { mixedSeeds } from "@fairhouse/fairness/round.ts";
import { checkRoundEntry } from "@fairhouse/house-log/check-round.ts";
import { decodeEntry } from "@fairhouse/house-log/entry.ts";
import { anyGame } from "@fairhouse/kernel/any-game.ts";
import { loggedRound } from "@fairhouse/protocol/house-log.ts";
import { roundPage } from "@fairhouse/protocol/table.ts";
import { freshDatabase, type TestDatabase } from "@fairhouse/tests/database.ts";
import { fromBase64 } from "@fairhouse/transparency/bytes.ts";
import { parseVkey } from "@fairhouse/transparency/note.ts";
import { decodeBundle } from "@fairhouse/transparency/tile.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { digit } from "../../../../../../tests/round-games.ts";
import type { StartFeature } from "../../../parts.ts";
import { type PlayTest, startPlayTest, type TestPlayer } from "../../play/testing.ts";
import { takeLog } from "../files/log-store.ts";
import { startHouseLog } from "../start.ts";
import { auditOf } from "../testing.ts";
import { LogSecrets } from "./log-secrets.ts";
import { mixingOf } from "./mixed-seeds.ts";
import { writePass } from "./pass.ts";

const table = { id: "mixed", bettingMs: 1_500, resultMs: 200, start: "free" } as const;
const mixed = anyGame({ ...digit, id: "mixed", seeding: "first-three", tables: [table], runMs: () => 300 });
const games = { ids: [mixed.id], latest: () => mixed, version: () => mixed };

let database: TestDatabase;
let play: PlayTest;
let players: readonly TestPlayer[];

beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(async () => {
  await play.house.close();
  await database.drop();
});

/** Places a ticket in the running round, or in the next one. */
async function ticketOf(player: TestPlayer): Promise<string> {
  for (;;) {
    const { status, body } = await player.post("/api/tables/mixed/tickets", { bet: { amount: 1_000, on: 1 } });
    if (status === 200) return body.ticket.roundId;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function entriesOf(round: string) {
  const {
    entries,
    seeds: told = [],
    logs,
  } = loggedRound.parse((await play.visitor.get(`/api/rounds/${round}/log`)).body);
  const page = roundPage.parse((await play.visitor.get(`/api/rounds/${round}`)).body);
  const { roundId: id, table: name, round: number, index, outcome, link } = page.proof;
  const seeds = page.proof.seeds.map(({ seed }) => seed);
  const shown = { id, table: name, number, index, outcome, link, mixed: mixedSeeds("first-three", seeds) };
  const bytes = (text: string) => fromBase64(text) ?? new Uint8Array();
  const checked = [...entries, ...told].map(async (entry) => {
    const given = { ...entry, entry: bytes(entry.entry), path: entry.path.map(bytes) };
    return checkRoundEntry(shown, given, parseVkey(logs.at(-1)?.vkey ?? ""));
  });
  return { seeds, lines: await Promise.all(checked) };
}

async function start(features: readonly StartFeature[]): Promise<string> {
  play = await startPlayTest(database, { features, games: [mixed] });
  players = await Promise.all([play.player(), play.player()]);
  const [round] = await Promise.all(players.map(ticketOf));
  if (round === undefined) throw new Error("a round takes tickets");
  return round;
}

test("the seeds of a mixed round are told with its closing, before its result", async () => {
  const round = await start([]);
  const client = await database.pool.connect();
  try {
    const term = await takeLog(database.pool, randomUUID(), 600_000);
    if (term === null) throw new Error("another server has the log");
    const told = async () => {
      await writePass(client, term, {
        secrets: new LogSecrets(Buffer.alloc(32, 7)),
        rules: [],
        mixing: mixingOf(games),
      });
      const { rows } = await client.query<{ entries: Buffer; references: string[] }>(
        'select entries, "references" from house_log_bundle order by index',
      );
      const entries = rows.flatMap((row) =>
        decodeBundle(row.entries, { width: row.references.length }).map(decodeEntry),
      );
      return entries.flatMap((entry): readonly unknown[] => {
        if (entry.kind === "seeds") return entry.round === round ? ["seeds"] : [];
        return entry.kind === "round" && entry.round === round ? [entry.step] : [];
      });
    };
    await expect.poll(told, { interval: 300 }).toEqual([1, 2, "seeds", 3, 4]);
  } finally {
    client.release();
  }
});

test("the page of a round shows the seeds that were told, whatever their players change later", async () => {
  const round = await start([(parts) => startHouseLog({ ...parts, games })]);
  const steps = async () => (await entriesOf(round)).lines.map(({ entry }) => entry.kind === "round" && entry.step);
  await expect.poll(steps, { interval: 300 }).toContain(4);
  const { seeds, lines } = await entriesOf(round);
  expect(new Set(seeds).size).toBe(2);
  expect(lines.map(({ wrong }) => wrong)).toEqual([null, null, null, null, null]);
  const told = lines.flatMap(({ entry }) => (entry.kind === "seeds" ? [entry.mixed] : []));
  expect(told).toEqual([mixedSeeds("first-three", seeds)]);
  expect((await auditOf(play.house.url)).findings).toEqual([]);
  // A seed that was changed afterwards is not the one that was mixed.
  expect(await players[0]?.post("/api/fairness/rotate", { clientSeed: "another" })).toMatchObject({ status: 200 });
  expect((await entriesOf(round)).lines.map(({ wrong }) => wrong)).toEqual([null, null, null, null, null]);
});
