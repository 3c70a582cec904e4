import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { Attack, Broken, Field } from "../attack.ts";
import { checkAfterStorm } from "../checks/after-storm.ts";
import { LogMonitor } from "../checks/log.ts";
import { Crowd } from "../client/crowd.ts";
import { externalGames } from "../client/games.ts";
import { Trader } from "../client/trader.ts";
import { openHouse } from "../house/pair.ts";
import type { Server } from "../house/server.ts";

const PLAYERS = 8;
const SPEED = 3;
const STRIKES = 3;
const TRADERS = 2;
const MAX_PAUSE_MS = 200;
const SETTLE_TIMEOUT_MS = 120_000;
const SETTLED = "4: every bet on a result that is known is settled";

/** Real events are priced, begun, ended, made void and corrected while slips on them are placed and sold, and servers die. */
export const results: Attack = {
  name: "results",
  about:
    "two servers: events are ended and corrected while slips are placed and sold, and a server stands still or dies",
  async run(field) {
    const house = await openHouse(field, { servers: 2, speed: SPEED });
    const traders = Array.from({ length: TRADERS }, (_, n) => new Trader(house.pool, field.random.fork(`trader ${n}`)));
    for (const trader of traders) await trader.begin();
    const crowd = await Crowd.gather(PLAYERS, {
      urls: house.urls,
      random: field.random.fork("crowd"),
      plays: ["slip", "slip", "slip", "bet"],
      slips: externalGames.filter(({ id }) => id === "sports"),
    });
    field.after(() => crowd.leave());
    const monitor = new LogMonitor();
    do {
      crowd.play();
      const trading = trade(field, traders);
      for (let n = 0; n < STRIKES; n++) await strike(field, field.random.pick(house.servers));
      await sleep(500);
      await trading.stop();
      await crowd.rest();
      const broken = [
        ...(await resultsAreSettled(house.pool)),
        ...(await checkAfterStorm(house.pool, crowd, field.say)),
        ...(await monitor.look(house.urls, field.say)),
      ];
      if (broken.length > 0) return broken;
    } while (field.hasTime());
    return [];
  },
};

/** Lets all traders work until they are stopped. */
function trade(field: Field, traders: readonly Trader[]): { stop(): Promise<unknown> } {
  const pause = field.random.fork("trading");
  let isStopped = false;
  const work = traders.map(async (trader) => {
    while (!isStopped) {
      await trader.step();
      await sleep(pause.between(0, MAX_PAUSE_MS));
    }
  });
  return {
    stop() {
      isStopped = true;
      return Promise.all(work);
    },
  };
}

async function strike({ random, say }: Field, server: Server): Promise<void> {
  await sleep(random.between(300, 1_500));
  if (random.chance(0.5)) {
    say("  SIGKILL one of two servers");
    await server.kill();
    await sleep(random.between(0, 2_000));
    await server.start();
    return;
  }
  const stillMs = random.between(200, 3_000);
  say(`  one of two servers stands still for ${stillMs} ms`);
  server.freeze();
  await sleep(stillMs);
  server.thaw();
}

/** Checks that nothing that is known leaves a bet open, or as an earlier result had it. */
async function resultsAreSettled(pool: pg.Pool): Promise<readonly Broken[]> {
  const deadline = performance.now() + SETTLE_TIMEOUT_MS;
  let left: readonly object[] = [];
  while (performance.now() < deadline) {
    const { rows } = await pool.query<object>(`
      select 'fact' as what, id from play_fact where known_at is not null and settled_at is null
      union all select 'correction', fact from play_correction where settled_at is null and answered < asked
      union all select 'bet', b.id from play_bet b where b.kind = 'external' and b.settled_at is null
        and not exists (select from play_wait w join play_fact f on f.id = w.fact where w.bet = b.id and f.known_at is null)`);
    if (rows.length === 0) return [];
    left = rows;
    await sleep(200);
  }
  return [{ invariant: SETTLED, what: JSON.stringify(left.slice(0, 5)) }];
}
