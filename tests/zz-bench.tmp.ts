import { randomUUID } from "node:crypto";
import { mkdtemp } from "node:fs/promises";
import { playStatement } from "@fairhouse/play/play-statement.ts";
import { ownEmbedded } from "@fairhouse/server/database/embedded/embedded.ts";
import { migrate } from "@fairhouse/server/database/migrate.ts";
import { createPool } from "@fairhouse/server/database/pool.ts";
import { pino } from "pino";
import { playHouse } from "./play-house.ts";

const dataDir = process.env.D ?? (await mkdtemp("/tmp/fh-bench-"));
const db = await ownEmbedded({ dataDir, log: pino({ level: "warn" }) });
console.log(db.url);
const pool = createPool({ url: db.url, connections: 8, name: "x", onIdleError: () => {} });
try {
  await migrate(pool);
  const h = await playHouse(pool);
  const players: string[] = [];
  for (let i = 0; i < 1000; i++) players.push(await h.player(1_000_000_000));
  const roulette = h.game("roulette", "instant");
  const bet = { chips: [{ on: "red", amount: 1000 }] };
  async function run(clients: number, ids: string[], ms: number) {
    let n = 0;
    const until = performance.now() + ms;
    const t0 = performance.now();
    await Promise.all(
      Array.from({ length: clients }, async (_, c) => {
        let i = c;
        while (performance.now() < until) {
          const r = await h.instant.place(ids[i % ids.length]!, roulette, bet, {
            id: randomUUID(),
            bodyHash: "00".repeat(32),
          });
          if (!r.ok) throw new Error(JSON.stringify(r));
          n++;
          i += clients;
        }
      }),
    );
    return Math.round((n / (performance.now() - t0)) * 1000);
  }
  console.log("warm", await run(64, players, 2000));
  for (const c of [64, 256]) console.log(c, await run(c, players, 4000));
  console.log("one player 1", await run(1, players.slice(0, 1), 3000));
  console.log("one player 32", await run(32, players.slice(0, 1), 3000));
  if (process.env.ANALYZE) {
    const c0 = await pool.connect();
    await c0.query("select pg_stat_statements_reset()").catch(() => {});
    c0.release();
    let captured: any;
    const q = (pool as any).query.bind(pool);
    (pool as any).query = (x: any, ...r: any[]) => {
      if (x?.name === "play" && !captured && JSON.parse("[" + "]").length === 0 && x.values[0].length > 3000) {
        captured = x;
        return q("explain (analyze, buffers, wal, verbose off) " + "select 1").then(async () => {
          const c = await pool.connect();
          await c.query("set plan_cache_mode = force_generic_plan");
          await c.query("prepare x as " + x.text);
          const r = await c.query(
            "explain (analyze, buffers, wal) execute x(" +
              x.values.map((v: string) => "'" + v.replaceAll("'", "''") + "'").join(",") +
              ")",
          );
          console.log(r.rows.map((x: any) => x["QUERY PLAN"]).join("\n"));
          c.release();
          return { rows: [] };
        });
      }
      return q(x, ...r);
    };
    await run(256, players, 1500);
  }
  if (process.env.EXPLAIN) {
    const c = await pool.connect();
    await c.query("set plan_cache_mode = force_generic_plan");
    await c.query(`prepare x as ${playStatement.text}`);
    const n = Number(/\$(\d+)[^$]*$/.exec(playStatement.text.slice(0, playStatement.text.lastIndexOf("$") + 6))?.[1]);
    const max = Math.max(...[...playStatement.text.matchAll(/\$(\d+)/g)].map((m) => Number(m[1])));
    const r = await c.query(`explain execute x(${Array.from({ length: max }, () => "'{}'").join(",")})`);
    console.log(r.rows.map((x) => x["QUERY PLAN"]).join("\n"));
    c.release();
  }
  const { execSync } = await import("node:child_process");
  if (process.env.PGB)
    for (const [c, t] of [
      [64, 10],
      [1, 5],
    ]) {
      console.log(
        execSync(
          `pgbench -i -s 10 -q "${db.url}" 2>&1 | tail -1; pgbench -c ${c} -j 1 -T ${t} -M prepared "${db.url}" | grep -E "tps|latency average"`,
        ).toString(),
      );
    }
} finally {
  await pool.end();
  await db.close();
}
