import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { Attack, Broken, Field } from "../attack.ts";
import { checkAfterStorm } from "../checks/after-storm.ts";
import { Crowd } from "../client/crowd.ts";
import { insist } from "../house/embedded.ts";
import { openHouse } from "../house/pair.ts";
import { fastRounds, planted } from "../house/preloads.ts";
import type { Preload, Server } from "../house/server.ts";

const PLAYERS = 3;
const SPEED = 10;
/** Time in which players meet the point; most points are met in the first moment. */
const PLAY_MS = 2_000;
const MOMENTS = ["before", "sent", "answered"] as const;
/** Statements of a round's own driver: they may also fail; then the stakes go back, once, and the loop goes on. */
const DRIVEN =
  /^(round-(advance|book|last|reveal)|insert-into-play_round|update-play_round-set|set-local-plan_cache_mode)$/;
/** Statements for which no player's money waits. */
const IDLE = /^(switches|line-|select-1|show|listen)/;

interface Point {
  readonly at: string;
  readonly when: (typeof MOMENTS)[number] | "throws";
  readonly skip: number;
}

const NOWHERE: Point = { at: "nothing", when: "before", skip: 0 };

/**
 * SIGKILL at each named point of every money path: before a statement is sent, after it, and before its answer is used.
 */
export const points: Attack = {
  name: "points",
  about: "SIGKILL at every statement of every money path: before it, after sending it, after its answer",
  async run(field) {
    const listing: Preload = { name: "fault", with: { ...NOWHERE, at: "*" } };
    const house = await openHouse(field, {
      servers: 1,
      speed: SPEED,
      preloads: [listing],
      environment: { TABLE_LEASE_SECONDS: "4" },
    });
    const [server] = house.servers;
    if (server === undefined) throw new Error("no server");
    const statements = await discover(field, server);
    field.say(`  ${statements.length} statements: ${statements.join(", ")}`);
    for (const point of field.random.shuffle(statements.flatMap((at) => pointsAt(at, field)))) {
      const broken = await strike(field, server, point, house.pool);
      if (broken.length > 0) return broken;
      if (!field.hasTime()) break;
    }
    return [];
  },
};

function pointsAt(at: string, { random }: Field): readonly Point[] {
  const driven = DRIVEN.test(at);
  const skip = driven ? 0 : random.between(0, 2);
  return [...MOMENTS, ...(driven ? (["throws"] as const) : [])].map((when) => ({ at, when, skip }));
}

/** Returns the names of all statements that play sends. */
async function discover(field: Field, server: Server): Promise<readonly string[]> {
  server.signal("SIGUSR2");
  const crowd = await Crowd.gather(PLAYERS, { urls: [server.url], random: field.random.fork("discover") });
  crowd.play();
  await sleep(PLAY_MS);
  await crowd.rest();
  crowd.leave();
  const names = [...server.logs.matchAll(/^statement (\S+)$/gm)].map(([, name]) => name ?? "");
  return [...new Set(names)].filter((name) => name !== "" && !IDLE.test(name)).sort();
}

async function strike(field: Field, server: Server, point: Point, pool: pg.Pool): Promise<readonly Broken[]> {
  const name = `${point.at}, ${point.when}, after ${point.skip}`;
  await server.kill();
  await restart(field, server, point, pool);
  server.signal("SIGUSR2");
  // A supervisor starts the house again at once.
  const revived = server.ended(PLAY_MS * 2).then(async (died) => {
    if (died) await restart(field, server, NOWHERE, pool);
    return died;
  });
  const crowd = await Crowd.gather(PLAYERS, { urls: [server.url], random: field.random.fork(name) });
  crowd.play();
  await sleep(PLAY_MS);
  const died = await revived;
  await crowd.rest();
  const met = died || point.when === "throws";
  field.say(`  ${met ? "met" : "not met"}: ${name}`);
  const broken = met ? await checkAfterStorm(pool, crowd, field.say) : [];
  crowd.leave();
  return broken;
}

/** Restarts the server as if the dead driver's lease had run out. */
async function restart(field: Field, server: Server, point: Point, pool: pg.Pool): Promise<void> {
  await insist(() => pool.query("update play_table set lease_until = '-infinity'"));
  await server.start([...planted(field.plant), fastRounds(field, SPEED), { name: "fault", with: { ...point } }]);
}
