import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { checkout } from "@fairhouse/server/machinery/config.ts";
import { bareEnvironment } from "../../bare-environment.ts";
import type { House } from "./pair.ts";
import { planted } from "./preloads.ts";
import { preloadUrl } from "./server.ts";

const run = promisify(execFile);

/**
 * Runs `npm run admin -- …` beside the running servers. Resolves when the act is saved. @throws Error with its output.
 */
export async function operate(house: House, plant: string | null, ...command: readonly string[]): Promise<void> {
  await runAdmin({ DATA_DIR: house.dataDir, DATABASE_URL: house.databaseUrl }, plant, command);
}

/** Does the same on the embedded database of a data folder, which may be stopped. */
export async function operateIn(dataDir: string, plant: string | null, ...command: readonly string[]): Promise<void> {
  await runAdmin({ DATA_DIR: dataDir }, plant, command);
}

async function runAdmin(
  environment: Readonly<Record<string, string>>,
  plant: string | null,
  command: readonly string[],
): Promise<void> {
  const imports = planted(plant).flatMap((preload) => ["--import", preloadUrl(preload)]);
  const program = join(checkout, "apps/server/src/admin.ts");
  await run(process.execPath, [...imports, program, ...command, "--reason", "torture", "--by", "torture"], {
    env: { ...bareEnvironment(), ...environment },
  });
}
