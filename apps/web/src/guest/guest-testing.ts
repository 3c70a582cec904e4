import { entryOf } from "@fairhouse/games/catalog.ts";
import { rulesOf } from "@fairhouse/games/rules.ts";
import type { HandAnswer, PlacedBet } from "@fairhouse/protocol/play.ts";
import { GuestHouse, type GuestPorts } from "./guest-house.ts";
import { type GuestVault, memoryVault } from "./guest-vault.ts";

export const START = 1_000_000;
export const LIMITS = { minBet: 1_000, maxBet: 100_000 };

let keys = 0;
/** Makes a key that no other command has. */
export function newTestKey(): string {
  keys += 1;
  return `00000000-0000-4000-8000-${String(keys).padStart(12, "0")}`;
}

/** Makes bytes that look random and are the same in every run. */
export function testBytes(seed: number): GuestPorts["randomBytes"] {
  let state = seed;
  return (count) =>
    Uint8Array.from({ length: count }, () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
      return (state >> 16) & 0xff;
    });
}

/** Opens a guest's house as one tab does; two on one vault are two tabs. */
export function openTestHouse(vault: GuestVault = memoryVault(), changes: Partial<GuestPorts> = {}): GuestHouse {
  return new GuestHouse({
    vault,
    randomBytes: testBytes(7),
    newId: newTestKey,
    now: () => 1_800_000_000_000,
    limits: () => LIMITS,
    startingCoins: START,
    rules: async (game) => {
      const entry = entryOf(game);
      return entry === undefined ? null : rulesOf(entry);
    },
    gameOff: () => false,
    onChange: () => {},
    ...changes,
  });
}

export async function adultHouse(vault?: GuestVault, changes?: Partial<GuestPorts>): Promise<GuestHouse> {
  const house = openTestHouse(vault, changes);
  await house.confirmAge();
  return house;
}

export function spinRed(house: GuestHouse, amount = 1_000, key = newTestKey()): Promise<PlacedBet> {
  return house.placeBet("roulette", { bet: { chips: [{ on: "red", amount }] } }, key);
}

export function startMines(house: GuestHouse, amount = 1_000, key = newTestKey()): Promise<HandAnswer> {
  return house.startHand("mines", { bet: { amount, mines: 1 } }, key);
}
