import type { Clock } from "@fairhouse/play/ports.ts";
import type { FastifyRequest, onRequestHookHandler } from "fastify";
import type { Config } from "../config.ts";
import { AppError } from "./errors.ts";

/** bets: moves money; reads and writes: everything else; sign-in: hashes a password. */
export type LimitName = "bets" | "reads" | "writes" | "sign-in";

interface Limit {
  readonly max: number;
  readonly windowMs: number;
}

/**
 * Counts requests of a player, or of an address while nobody is signed in, in fixed windows of this server's memory.
 * Written here because it runs before every bet: one map access and no promise, where a plugin takes three.
 */
export function createLimits(config: Config["limits"], clock: Clock): (name: LimitName) => onRequestHookHandler {
  const limits: Readonly<Record<LimitName, Limit>> = {
    bets: { max: config.betsPerSecond, windowMs: 1000 },
    reads: { max: config.readsPerSecond, windowMs: 1000 },
    writes: { max: config.readsPerSecond, windowMs: 1000 },
    "sign-in": { max: config.signInsPerMinute, windowMs: 60_000 },
  };
  const counters = new Map(Object.entries(limits).map(([name, limit]) => [name, createCounter(limit, clock)] as const));
  return (name) => {
    const count = counters.get(name);
    if (count === undefined) throw new Error(`no limit ${name}`);
    return (request, _reply, done) => {
      if (count(keyOf(request))) done();
      else done(new AppError("too_many_requests"));
    };
  };
}

/** Answers whether a request more is within the limit. Forgets everybody when the window ends. */
function createCounter(limit: Limit, clock: Clock): (key: string) => boolean {
  let windowEnd = 0;
  let counts = new Map<string, number>();
  return (key) => {
    const now = clock.monotonic();
    if (now >= windowEnd) {
      windowEnd = now + limit.windowMs;
      if (counts.size > 0) counts = new Map();
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= limit.max;
  };
}

function keyOf(request: FastifyRequest): string {
  return request.player?.id ?? addressKey(request.ip);
}

/** IPv6 users hold a whole /64, so that counts as one address. */
export function addressKey(address: string): string {
  if (!address.includes(":") || address.startsWith("::ffff:")) return address;
  const [head = "", tail] = address.split("::");
  const groups = head.split(":");
  if (tail !== undefined) while (groups.length + (tail === "" ? 0 : tail.split(":").length) < 8) groups.push("0");
  return `${groups.slice(0, 4).join(":")}::/64`;
}
