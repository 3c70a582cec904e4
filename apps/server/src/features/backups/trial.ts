import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Config, checkout } from "../../machinery/config.ts";
import { keyFolder } from "../../machinery/keys.ts";
import { makeFolder } from "../../machinery/make-folder.ts";

const run = promisify(execFile);
const PROGRAM = join(checkout, "tools/try-backup/main.ts");
const SCRATCH = "trial-";
/** A generous limit: rules over ten million bets take minutes. */
const LONGEST_MS = 6 * 3_600_000;

/**
 * Restores a copy of a backup beside the house, in a process and a cluster of their own: it is started, audited, a
 * sample of its bets is recomputed, and all of it is discarded. The house's keys go nowhere but below its own data
 * folder.
 * @returns the result of the trial, with its findings.
 */
export async function tryBackup(
  backup: string,
  { dataDir, secretKey }: Pick<Config, "dataDir" | "secretKey">,
  signal: AbortSignal,
): Promise<{ readonly ok: boolean; readonly said: string }> {
  // A killed server may have left a trial behind.
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(SCRATCH)) await rm(join(dataDir, name), { recursive: true, force: true });
  }
  const scratch = await mkdtemp(join(dataDir, SCRATCH));
  try {
    await makeFolder(keyFolder(scratch), 0o700);
    for (const name of ["database-password", "house-password"])
      await cp(join(keyFolder(dataDir), name), join(keyFolder(scratch), name));
    // Asked before each file.
    const filter = () => !signal.aborted;
    await cp(join(backup, "postgres"), join(scratch, "postgres"), { recursive: true, filter });
    const key = secretKey ?? (await readFile(join(keyFolder(dataDir), "master.key"), "utf8")).trim();
    // Without the house's own variables, whose targets must not be touched.
    const env = { PATH: process.env.PATH, DATA_DIR: scratch, SECRET_KEY: key, LOG_LEVEL: "warn" };
    const { stdout } = await run(process.execPath, [PROGRAM], { env, signal, timeout: LONGEST_MS, maxBuffer: 2 ** 24 });
    return { ok: true, said: lastLine(stdout) };
  } catch (error) {
    const output = error instanceof Error && "stdout" in error ? lastLine(String(error.stdout)) : "";
    return { ok: false, said: output || String(error) };
  } finally {
    // Retried, because its database may still be stopping.
    await rm(scratch, { recursive: true, force: true, maxRetries: 20 });
  }
}

function lastLine(text: string): string {
  return text.trim().split("\n").at(-1) ?? "";
}
