import type pg from "pg";
import type { Field } from "../attack.ts";
import { poolAt } from "./embedded.ts";
import { fastRounds, planted } from "./preloads.ts";
import { type Preload, Server, type ServerOptions } from "./server.ts";

export interface House {
  readonly servers: readonly Server[];
  readonly urls: readonly string[];
  readonly databaseUrl: string;
  readonly pool: pg.Pool;
  /** The folder of its keys. */
  readonly dataDir: string;
}

interface HouseOptions {
  readonly servers: number;
  readonly speed: number;
  readonly preloads?: readonly Preload[];
  readonly environment?: ServerOptions["environment"];
}

/** Opens servers of one database with the same keys, as behind a balancer. */
export async function openHouse(field: Field, options: HouseOptions): Promise<House> {
  const databaseUrl = await field.newDatabase();
  const dataDir = await field.newFolder();
  const servers: Server[] = [];
  for (let i = 0; i < options.servers; i++) {
    const server = await Server.start({
      dataDir,
      databaseUrl,
      preloads: [...planted(field.plant), fastRounds(field, options.speed), ...(options.preloads ?? [])],
      ...(options.environment === undefined ? {} : { environment: options.environment }),
    });
    field.after(() => server.stop());
    field.witness(() => server.logs);
    servers.push(server);
  }
  const pool = poolAt(databaseUrl);
  field.after(() => pool.end());
  return { servers, urls: servers.map(({ url }) => url), databaseUrl, pool, dataDir };
}
