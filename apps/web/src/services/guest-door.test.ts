import type { Http } from "@fairhouse/client/wire/http.ts";
import { beforeEach, expect, test } from "vitest";
import { isGuestBet } from "../guest/guest-marks.ts";
import { guestAware } from "./guest-door.ts";

const asked: string[] = [];
const http = (name: string): Http => ({
  get: async (path) => void asked.push(`${name} GET ${path}`) as never,
  post: async (path) => void asked.push(`${name} POST ${path}`) as never,
});
const openGuest = async () => ({ http: http("guest"), isAdult: async () => true, refill: async () => {} });

beforeEach(() => {
  asked.length = 0;
});

const alone = [
  ["POST", "/games/three/bets"],
  ["POST", "/games/one/hands"],
  ["GET", "/games/one/hands/open"],
  ["GET", "/hands/open"],
  ["POST", "/hands/guest-1/moves"],
  ["GET", "/bets?scope=mine&limit=20&game=one"],
  ["GET", "/fairness/seeds"],
  ["POST", "/fairness/rotate"],
  ["POST", "/account/age"],
] as const;
const shared = [
  ["GET", "/house"],
  ["GET", "/tables/two"],
  ["POST", "/tables/two/tickets"],
  ["GET", "/games/coins/facts"],
  ["POST", "/games/coins/slips"],
  ["GET", "/bets?scope=all&limit=20"],
  ["GET", "/bets?scope=high&limit=20"],
  ["GET", "/bets/01999999-0000-7000-8000-000000000000"],
  ["GET", "/fairness/tables/two/rounds"],
  ["POST", "/auth/login"],
  ["GET", "/account/profile"],
] as const;

async function askAll(isGuest: boolean, paths: readonly (readonly ["GET" | "POST", string])[]): Promise<void> {
  const aware = guestAware(http("server"), () => isGuest, openGuest);
  for (const [method, path] of paths) await (method === "GET" ? aware.get(path) : aware.post(path, {}, "key"));
}

test("a guest's own bets, hands and seeds never reach the server", async () => {
  await askAll(true, alone);
  expect(asked).toEqual(alone.map(([method, path]) => `guest ${method} ${path}`));
});

test("everything shared or of an account goes to the server", async () => {
  await askAll(true, shared);
  expect(asked).toEqual(shared.map(([method, path]) => `server ${method} ${path}`));
});

test("an account's bets, hands and seeds are the server's, but bets made as a guest can still be opened", async () => {
  await askAll(false, alone);
  expect(asked.filter((line) => line.startsWith("guest"))).toEqual([]);
  await askAll(false, [["GET", "/bets/guest-1"]]);
  expect(asked.at(-1)).toBe("guest GET /bets/guest-1");
  expect([isGuestBet("guest-1"), isGuestBet("01999999-0000-7000-8000-000000000000")]).toEqual([true, false]);
});
