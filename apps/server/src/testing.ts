import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Config, readConfig } from "./machinery/config.ts";

/**
 * Returns the data folder of all servers of a test's database. With a database and a key given, only ticks are written
 * there: servers of one database find each other's. It goes with the database.
 */
export function testDataDir(databaseUrl: string): string {
  const database = createHash("sha256").update(databaseUrl).digest("hex").slice(0, 12);
  return join(tmpdir(), `fairhouse-test-ticks-${database}`);
}

/**
 * Returns the configuration of a server inside a test: a free port, a quiet log, limits that only tests of limits
 * reach.
 */
export function testConfig(given: Partial<Config> & Pick<Config, "databaseUrl">): Config {
  const dataDir = given.dataDir ?? testDataDir(given.databaseUrl ?? "");
  const standard = readConfig({
    NODE_ENV: "test",
    PORT: "0",
    LOG_LEVEL: "error",
    SECRET_KEY: "0123456789abcdef".repeat(4),
  });
  const limits = { betsPerSecond: 1e6, readsPerSecond: 1e6, signInsPerMinute: 1e6, socketsPerAddress: 1e6 };
  return { ...standard, limits, databaseConnections: 10, shutdownMs: 5000, ...given, dataDir };
}
