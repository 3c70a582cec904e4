import { setTimeout as sleep } from "node:timers/promises";
import type { Attack, Field } from "../attack.ts";
import { checkAfterStorm } from "../checks/after-storm.ts";
import { LogMonitor } from "../checks/log.ts";
import { Crowd } from "../client/crowd.ts";
import { openHouse } from "../house/pair.ts";
import type { Server } from "../house/server.ts";

const PLAYERS = 8;
const SPEED = 3;
const LEASE_SECONDS = 2;

/** Two servers of one database: drivers that stall until another took over, and come back; servers that die. */
export const servers: Attack = {
  name: "servers",
  about: "two servers: a driver that stands still past its lease and comes back, a server that dies, bets on both",
  async run(field) {
    const environment = { TABLE_LEASE_SECONDS: `${LEASE_SECONDS}` };
    const house = await openHouse(field, { servers: 2, speed: SPEED, environment });
    const crowd = await Crowd.gather(PLAYERS, { urls: house.urls, random: field.random.fork("crowd") });
    field.after(() => crowd.leave());
    const monitor = new LogMonitor();
    do {
      crowd.play();
      await strike(field, field.random.pick(house.servers));
      await sleep(500);
      await crowd.rest();
      const broken = [
        ...(await checkAfterStorm(house.pool, crowd, field.say)),
        ...(await monitor.look(house.urls, field.say)),
      ];
      if (broken.length > 0) return broken;
    } while (field.hasTime());
    return [];
  },
};

async function strike({ random, say }: Field, server: Server): Promise<void> {
  await sleep(random.between(300, 1500));
  if (random.chance(0.3)) {
    say("  SIGKILL one of two servers");
    await server.kill();
    await sleep(random.between(0, LEASE_SECONDS * 1500));
    await server.start();
    return;
  }
  const stillMs = LEASE_SECONDS * 1000 + random.between(-500, 1000);
  say(`  one of two servers stands still for ${stillMs} ms`);
  server.freeze();
  await sleep(stillMs);
  server.thaw();
}
