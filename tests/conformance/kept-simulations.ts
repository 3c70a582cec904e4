import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { AnyBet, AnyGame } from "@fairhouse/kernel/any-game.ts";
import { isLong } from "../form.ts";
import { originOf } from "./every-game.ts";
import { hashOfModules } from "./module-texts.ts";
import { SIMULATED_ROUNDS, SIMULATION_SEED, type Simulated, simulate } from "./simulation.ts";

/** A simulation, and the hash of everything that it depends on. */
export interface KeptSimulation extends Simulated {
  readonly game: string;
  readonly bet: AnyBet;
  readonly hash: string;
}

/** Written by `npm run simulated`. A simulation that no longer matches is not believed: its bet is simulated again. */
export const keptFile = new URL("simulated.json", import.meta.url);

const simulation = fileURLToPath(new URL("simulation.ts", import.meta.url));
const hashes = new Map<string, string>();

/**
 * Hashes everything that may change the results of rules: their imports, the code that plays and counts them, and the
 * engine's own arithmetic. Null for a game without a module.
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
  // An interval has no end if nobody knows the largest payout, which JSON cannot express.
  const endless = (key: string, value: unknown) =>
    key === "high" && value === null ? Number.POSITIVE_INFINITY : value;
  return JSON.parse(readFileSync(keptFile, "utf8"), endless);
}

const kept = new Map<string | null, Simulated>(readKept().map((simulated) => [simulated.hash, simulated]));

/**
 * The kept simulation of a bet, provided that nothing that it depends on has changed; null in the long form, which
 * believes none.
 */
export function keptSimulation(game: AnyGame, bet: AnyBet): Simulated | null {
  if (isLong) return null;
  return kept.get(simulationHash(game, bet)) ?? null;
}

export function simulationOf(game: AnyGame, bet: AnyBet): Simulated {
  return keptSimulation(game, bet) ?? simulate(game, bet);
}
