import { setTimeout as sleep } from "node:timers/promises";
import type { Attack, Field } from "../attack.ts";
import { checkAfterStorm } from "../checks/after-storm.ts";
import { Crowd } from "../client/crowd.ts";
import { killDatabase, lookInto } from "../house/embedded.ts";
import { planted } from "../house/planted.ts";
import { Server } from "../house/server.ts";

const PLAYERS = 8;
/** Rounds pass so many times as fast, so that kills meet all of their phases. */
const SPEED = 5;
/** Kills between two checks. */
const KILLS_PER_CHECK = 3;

/** SIGKILL to server and database at random moments under load. */
export const kill: Attack = {
  name: "kill",
  about: "SIGKILL to the server and its embedded database at random moments under load, restart, repeat every key",
  async run(field) {
    const dataDir = await field.newFolder();
    field.after(() => killDatabase(dataDir));
    const server = await Server.start({
      dataDir,
      preloads: [...planted(field.plant), { name: "fast-clock", with: { speed: SPEED } }],
      environment: { TABLE_LEASE_SECONDS: "10" },
    });
    field.after(() => server.stop());
    field.witness(() => server.logs);
    const crowd = await Crowd.gather(PLAYERS, { urls: [server.url], random: field.random.fork("crowd") });
    field.after(() => crowd.leave());
    do {
      crowd.play();
      for (let i = 0; i < KILLS_PER_CHECK; i++) await strike(field, server, dataDir);
      await sleep(300);
      await crowd.rest();
      const broken = await lookInto(dataDir, (pool) => checkAfterStorm(pool, crowd, field.say));
      if (broken.length > 0) return broken;
    } while (field.hasTime());
    return [];
  },
};

async function strike({ random, say }: Field, server: Server, dataDir: string): Promise<void> {
  await sleep(random.between(300, 1500));
  const victim = random.pick(["server", "server", "database", "both"] as const);
  say(`  SIGKILL ${victim}`);
  if (victim !== "server") await killDatabase(dataDir);
  if (victim === "database") return;
  await server.kill();
  // Whoever waits long enough sees the dead driver's lease run out; most of the time we do not wait.
  if (random.chance(0.8) && victim === "server") {
    await lookInto(dataDir, (pool) => pool.query("update play_table set lease_until = '-infinity'"));
  }
  await server.start();
}
