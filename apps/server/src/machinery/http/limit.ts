import type { Clock } from "@fairhouse/platform/clock.ts";
import type { FastifyRequest, onRequestHookHandler } from "fastify";
import type { Config } from "../config.ts";
import { asGuard } from "./declaration.ts";
import { AppError } from "./errors.ts";
import type { LimitName } from "./instance.ts";
import { type Limit, Window } from "./window.ts";

/**
 * Counts requests of a player, or of an address without a signed-in player, in fixed windows of this server's memory.
 * Not a plugin, because it runs before every bet: one map access and no promise, where a plugin takes three.
 */
export function createLimits(config: Config["limits"], clock: Clock): (name: LimitName) => onRequestHookHandler {
  const limits: Readonly<Record<LimitName, Limit>> = {
    bets: { max: config.betsPerSecond, windowMs: 1000 },
    reads: { max: config.readsPerSecond, windowMs: 1000 },
    writes: { max: config.readsPerSecond, windowMs: 1000 },
    "sign-in": { max: config.signInsPerMinute, windowMs: 60_000 },
  };
  const windows = new Map(Object.entries(limits).map(([name, limit]) => [name, new Window(limit, clock)] as const));
  return (name) => {
    const window = windows.get(name);
    if (window === undefined) throw new Error(`no limit ${name}`);
    return asGuard("limit", (request, _reply, done) => {
      if (window.take(keyOf(request))) done();
      else done(new AppError("too_many_requests"));
    });
  };
}

/**
 * Limits the tokens of ended sessions that an address may have looked up in a second: honest players have one each, and
 * remember it.
 */
export function createDeadTokenLimit(config: Config["limits"], clock: Clock): Window {
  return new Window({ max: config.readsPerSecond, windowMs: 1000 }, clock);
}

function keyOf(request: FastifyRequest): string {
  return request.player?.id ?? addressKey(request.ip);
}

/** Returns the key of an address: IPv6 users hold a whole /64, which therefore counts as one address. */
export function addressKey(address: string): string {
  if (!address.includes(":") || address.startsWith("::ffff:")) return address;
  const [head = "", tail] = address.split("::");
  const groups = head.split(":");
  if (tail !== undefined) while (groups.length + (tail === "" ? 0 : tail.split(":").length) < 8) groups.push("0");
  return `${groups.slice(0, 4).join(":")}::/64`;
}
