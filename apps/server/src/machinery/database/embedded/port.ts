import { randomInt } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createServer } from "node:net";

/** The first port of outgoing connections on Linux by default; other systems begin above. */
const USUAL_FIRST_EPHEMERAL = 32_768;
const PORTS_TO_CHOOSE_FROM = 10_000;
/** Lower ports belong to well-known services. */
const LOWEST = 1024;
const TRIES = 100;

/**
 * Returns a free port on the loopback: the wished one if it is free, else one below those that outgoing connections
 * use, so that it is still free when a killed database comes back to it.
 * @param wished 0 for any.
 */
export async function freePort(wished: number): Promise<number> {
  if (wished >= LOWEST && (await isFree(wished))) return wished;
  const range = await readFile("/proc/sys/net/ipv4/ip_local_port_range", "utf8").catch(() => {
    // Not Linux, or no such file in this container: the range is then the default one.
    return "";
  });
  const end = firstEphemeral(range);
  for (let tries = 0; tries < TRIES; tries++) {
    const port = randomInt(end - PORTS_TO_CHOOSE_FROM, end);
    if (await isFree(port)) return port;
  }
  throw new Error(`no free port below ${end} for the embedded PostgreSQL`);
}

/** @param range as reported by Linux, "32768\t60999"; empty elsewhere. */
export function firstEphemeral(range: string): number {
  const first = Number.parseInt(range, 10);
  // A machine that reserves nearly everything for outgoing connections leaves no better choice than the default.
  return first >= LOWEST + PORTS_TO_CHOOSE_FROM ? Math.min(first, USUAL_FIRST_EPHEMERAL) : USUAL_FIRST_EPHEMERAL;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer();
    server.once("error", () => done(false));
    server.listen(port, "127.0.0.1", () => server.close(() => done(true)));
  });
}
