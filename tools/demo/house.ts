import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";

const SERVER = fileURLToPath(new URL("./house-process.ts", import.meta.url));

export interface DemoHouse {
  readonly process: ChildProcess;
  /** The address that it announces when it is open; null if it ended before. */
  readonly opened: Promise<URL | null>;
}

/** Starts a house in a process of its own. */
export function startHouse(): DemoHouse {
  const child = spawn(process.execPath, [SERVER], { stdio: ["inherit", "pipe", "inherit"] });
  child.stdout.pipe(process.stdout);
  return { process: child, opened: Promise.race([addressIn(child.stdout), once(child, "exit").then(() => null)]) };
}

async function addressIn(output: Readable): Promise<URL> {
  return new Promise((resolve) => {
    let said = "";
    output.on("data", (chunk: Buffer) => {
      said += chunk;
      const [, address] = / is open at (\S+)/.exec(said) ?? [];
      if (address !== undefined) resolve(new URL(address));
    });
  });
}

/** Waits until the house has finished, after asking it to unless somebody has. Answers its exit code. */
export async function closeHouse({ process: child }: DemoHouse, isAsked: boolean): Promise<number> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, "exit");
    // A second signal would end it at once.
    if (!isAsked) child.kill("SIGTERM");
    await ended;
  }
  return child.exitCode ?? 1;
}
