import { setTimeout as sleep } from "node:timers/promises";
import type { Attack } from "../attack.ts";
import { checkAfterStorm } from "../checks/after-storm.ts";
import { Crowd } from "../client/crowd.ts";
import { poolAt } from "../house/embedded.ts";
import { fastRounds, planted } from "../house/preloads.ts";
import { Server } from "../house/server.ts";
import { Wire } from "../house/wire.ts";

const PLAYERS = 8;
const SPEED = 5;
const STORM_MS = 2_500;
/**
 * Milliseconds of silence after which a connection is cut: longer silence is the machine's own matter (TCP keep-alive).
 */
const SILENCE_MS = 700;

/** Connections cut after sending and before answering, between players and server and between server and database. */
export const cut: Attack = {
  name: "cut",
  about: "cuts, delays and silences connections of players and of the database in the middle of commands",
  async run(field) {
    const databaseUrl = await field.newDatabase();
    const behind = new URL(databaseUrl);
    const databaseWire = await Wire.open(Number(behind.port), field.random.fork("database wire"));
    field.after(() => databaseWire.close());
    const through = new URL(databaseUrl);
    through.port = `${databaseWire.port}`;
    const server = await Server.start({
      dataDir: await field.newFolder(),
      databaseUrl: through.href,
      preloads: [...planted(field.plant), fastRounds(field, SPEED)],
    });
    field.after(() => server.stop());
    field.witness(() => server.logs);
    const playersWire = await Wire.open(server.port, field.random.fork("players wire"));
    field.after(() => playersWire.close());
    const pool = poolAt(databaseUrl);
    field.after(() => pool.end());
    const random = field.random.fork("crowd");
    const crowd = await Crowd.gather(PLAYERS, { urls: [`http://127.0.0.1:${playersWire.port}`], random });
    field.after(() => crowd.leave());
    do {
      crowd.play();
      for (const wire of field.random.shuffle([playersWire, databaseWire])) {
        wire.weather = "stormy";
        await sleep(STORM_MS / 2);
      }
      databaseWire.weather = "silent";
      await sleep(SILENCE_MS);
      databaseWire.cutAll();
      for (const wire of [playersWire, databaseWire]) wire.weather = "calm";
      await sleep(300);
      await crowd.rest();
      field.say(`  ${playersWire.cuts} cuts before players, ${databaseWire.cuts} before the database`);
      const broken = [...(await checkAfterStorm(pool, crowd, field.say))];
      if (!server.runs) {
        broken.push({ invariant: "the server outlives cut connections", what: server.logs.slice(-1500) });
      }
      if (broken.length > 0) return broken;
    } while (field.hasTime());
    return [];
  },
};
