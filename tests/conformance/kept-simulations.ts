import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { AnyBet, AnyGame } from "@fairhouse/kernel/any-game.ts";
import { isLong } from "../form.ts";
import { originOf } from "./every-game.ts";
import { hashOfModules } from "./module-texts.ts";
import { SIMULATED_ROUNDS, SIMULATION_SEED, type Simulated, simulate } from "./simulation.ts";

/** A simulation that was made, and the hash of all that it came from. */
export interface KeptSimulation extends Simulated {
  readonly game: string;
  readonly bet: AnyBet;
  readonly hash: string;
}

/** Made by `npm run simulated`. What does not fit any more is not believed: its bet is simulated anew. */
export const keptFile = new URL("simulated.json", import.meta.url);

const simulation = fileURLToPath(new URL("simulation.ts", import.meta.url));
const hashes = new Map<string, string>();

/**
 * Rules may come out otherwise by whatever they import, by what plays and counts them, and by the engine's own arithmetic. Null for a
 * game of no module.
 */
export function simulationHash(game: AnyGame, bet: AnyBet): string | null {
  const rules = originOf(game);
  if (rules === null) return null;
  const modules = hashes.get(rules) ?? hashOfModules(rules, simulation);
  hashes.set(rules, modules);
  const parts = [modules, process.version, SIMULATED_ROUNDS, SIMULATION_SEED, game.id, game.version, bet];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}

export function readKept(): readonly KeptSimulation[] {
  // Where nobody knows the largest payout an interval has no end, which JSON cannot say.
  const endless = (key: string, value: unknown) =>
    key === "high" && value === null ? Number.POSITIVE_INFINITY : value;
  return JSON.parse(readFileSync(keptFile, "utf8"), endless);
}

const kept = new Map<string | null, Simulated>(readKept().map((simulated) => [simulated.hash, simulated]));

/** The kept simulation of a bet, as long as nothing that it came from has changed; null in the long form, which believes none. */
export function keptSimulation(game: AnyGame, bet: AnyBet): Simulated | null {
  if (isLong) return null;
  return kept.get(simulationHash(game, bet)) ?? null;
}

export function simulationOf(game: AnyGame, bet: AnyBet): Simulated {
  return keptSimulation(game, bet) ?? simulate(game, bet);
}
