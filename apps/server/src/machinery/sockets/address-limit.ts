import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";
import type { Clock } from "@fairhouse/platform/clock.ts";
import type { Config } from "../config.ts";
import { addressKey } from "../http/limit.ts";
import { Window } from "../http/window.ts";

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/**
 * The number of connections that may be opened in a window, as a multiple of those that may be open: a handshake costs
 * more than anything that is sent later.
 */
const HANDSHAKES = 3;
/**
 * The frames that a page sends in a window when it reconnects, which is its maximum: it signs in, watches its rooms,
 * asks for the time. An address may send that for each page that it may open, however the frames are distributed.
 */
const FRAMES_OF_A_PAGE = 20;
const BYTES_OF_A_PAGE = 8 * 1024;
/** With fewer, an address would have less than one of its connections. */
const FEWEST_PAGES = 8;
const WINDOW_MS = 10_000;

/** A request that opens a connection. */
type Opening = Pick<IncomingMessage, "socket" | "headers">;
/** Counts received data of a connection. Returns true if it is within the budget of its address. */
export type Take = (frames: number, bytes: number) => boolean;

/**
 * Counts everything that all connections of an address send together: each may send more than a page does, but not a
 * thousand of them at once. Returns a function that gives a connection its counter.
 */
export function createAddressBudget(
  { limits, trustProxy }: Pick<Config, "limits" | "trustProxy">,
  clock: Clock,
): (request: Opening) => Take {
  const proxies = listOf(trustProxy);
  const pages = Math.max(limits.socketsPerAddress, FEWEST_PAGES);
  const window = (ofAPage: number) => new Window({ max: ofAPage * pages, windowMs: WINDOW_MS }, clock);
  const [frames, bytes] = [window(FRAMES_OF_A_PAGE), window(BYTES_OF_A_PAGE)];
  return (request) => {
    const address = clientAddress(request, proxies);
    if (LOOPBACK.test(address)) return () => true;
    const key = addressKey(address);
    return (moreFrames, moreBytes) => frames.take(key, moreFrames) && bytes.take(key, moreBytes);
  };
}

/**
 * Counts the open connections of every address, from the request to open one until it ends, and those opened in a
 * window. Returns a function that is true if there is room for one more. This machine itself has no limit: neither its
 * tools nor a proxy on it that TRUST_PROXY does not name are counted.
 */
export function createAddressLimit(
  config: Pick<Config, "limits" | "trustProxy">,
  clock: Pick<Clock, "monotonic">,
): (request: Opening) => boolean {
  const proxies = listOf(config.trustProxy);
  const open = new Map<string, number>();
  const isEager = createWindow(HANDSHAKES * config.limits.socketsPerAddress, clock);
  return (request) => {
    const address = clientAddress(request, proxies);
    if (LOOPBACK.test(address)) return true;
    const key = addressKey(address);
    const count = open.get(key) ?? 0;
    if (count >= config.limits.socketsPerAddress || isEager(key)) return false;
    open.set(key, count + 1);
    request.socket.once("close", () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left === 0) open.delete(key);
      else open.set(key, left);
    });
    return true;
  };
}

/** Returns a function that is true for an address counted more often than that since the window began. */
function createWindow(most: number, clock: Pick<Clock, "monotonic">): (key: string) => boolean {
  let endsAt = 0;
  const counts = new Map<string, number>();
  return (key) => {
    const now = clock.monotonic();
    if (now >= endsAt) {
      endsAt = now + WINDOW_MS;
      counts.clear();
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count > most;
  };
}

/** Returns the nearest address that is not a trusted proxy, like Fastify does for requests. */
function clientAddress({ socket, headers }: Opening, proxies: BlockList): string {
  const forwarded = headers["x-forwarded-for"] ?? "";
  const hops = [...`${forwarded}`.split(",").map((hop) => hop.trim()), socket.remoteAddress ?? ""].reverse();
  const named = hops.filter((hop) => hop !== "");
  return named.find((hop) => !isIn(proxies, hop)) ?? named.at(-1) ?? "";
}

function listOf(addresses: readonly string[]): BlockList {
  const list = new BlockList();
  for (const address of addresses) {
    const [network = "", bits] = address.split("/");
    if (bits === undefined) list.addAddress(network, familyOf(network));
    else list.addSubnet(network, Number(bits), familyOf(network));
  }
  return list;
}

function isIn(list: BlockList, address: string): boolean {
  return isIP(address) !== 0 && list.check(address, familyOf(address));
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIP(address) === 6 ? "ipv6" : "ipv4";
}
