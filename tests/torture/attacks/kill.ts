import { setTimeout as sleep } from "node:timers/promises";
import type { Attack, Broken, Field } from "../attack.ts";
import { checkAfterStorm } from "../checks/after-storm.ts";
import { LogMonitor } from "../checks/log.ts";
import { Crowd } from "../client/crowd.ts";
import { untilPhase } from "../client/table.ts";
import { killDatabase, lookInto } from "../house/embedded.ts";
import { fastRounds, planted } from "../house/preloads.ts";
import { Server } from "../house/server.ts";

const PLAYERS = 8;
/** Speed-up of rounds, so that kills meet all of their phases. */
const SPEED = 5;
/** Number of kills between two checks. */
const KILLS_PER_CHECK = 2;
/** Time for the server to notice that its database is gone. */
const NOTICE_MS = 500;

/** SIGKILL to server and database at random moments under load. */
export const kill: Attack = {
  name: "kill",
  about: "SIGKILL to the server and its embedded database at random moments under load, restart, repeat every key",
  async run(field) {
    const dataDir = await field.newFolder();
    field.after(() => killDatabase(dataDir));
    const server = await Server.start({
      dataDir,
      preloads: [...planted(field.plant), fastRounds(field, SPEED)],
      environment: { TABLE_LEASE_SECONDS: "10" },
    });
    field.after(() => server.stop());
    field.witness(() => server.logs);
    const crowd = await Crowd.gather(PLAYERS, { urls: [server.url], random: field.random.fork("crowd") });
    field.after(() => crowd.leave());
    const monitor = new LogMonitor();
    do {
      crowd.play();
      const broken: Broken[] = [];
      for (let i = 0; i < KILLS_PER_CHECK; i++) broken.push(...(await strike(field, server, dataDir)));
      await sleep(300);
      await crowd.rest();
      broken.push(...(await lookInto(dataDir, (pool) => checkAfterStorm(pool, crowd, field.say))));
      broken.push(...(await monitor.look([server.url], field.say)));
      if (broken.length > 0) return broken;
    } while (field.hasTime());
    return [];
  },
};

async function strike({ random, say }: Field, server: Server, dataDir: string): Promise<readonly Broken[]> {
  await sleep(random.between(300, 1500));
  // Half of the kills happen while a round runs, when a restart has the most to decide.
  if (random.chance(0.5)) await untilPhase(server.url, "running");
  const victim = random.pick(["server", "server", "database", "both"] as const);
  say(`  SIGKILL ${victim}`);
  if (victim !== "server") await killDatabase(dataDir);
  if (victim === "database") return outlived(server);
  await server.kill();
  // After a long wait the dead driver's lease has run out; most of the time the attack does not wait.
  if (random.chance(0.8) && victim === "server") {
    await lookInto(dataDir, (pool) => pool.query("update play_table set lease_until = '-infinity'"));
  }
  await server.start();
  return [];
}

/** Checks that a house that loses its database waits for it, and starts the embedded one again. */
async function outlived(server: Server): Promise<readonly Broken[]> {
  if (!(await server.ended(NOTICE_MS))) return [];
  const reason =
    server.logs
      .trim()
      .split("\n")
      .findLast((line) => line.includes('"fatal"')) ?? server.logs.slice(-500);
  await server.start();
  return [{ invariant: "the server outlives its database", what: reason }];
}
