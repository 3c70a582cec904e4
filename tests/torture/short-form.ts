import { afterAll, expect, inject, test } from "vitest";
import { isLong } from "../form.ts";
import type { Attack } from "./attack.ts";
import { clearFields, runAttack } from "./field.ts";

/** A fixed seed, so that a passing run passes again; `npm run torture` tries other seeds. */
const seed = 1;

/**
 * An attack's last check waits until every open round is settled. Some tables take bets for five minutes, and a lone
 * player may wait as long. Every fault of a round also occurs in a shorter one, and `npm run torture` leaves the times
 * as they are.
 */
const SHORT_BETTING_MS = 8_000;

/** Runs one turn of an attack as a test. */
export function shortForm(attack: Attack): void {
  // An attack that took too long is still going on, and its servers would outlive this process.
  afterAll(clearFields);
  test(`${attack.name}: ${attack.about} (seed ${seed})`, { timeout: 900_000 }, async () => {
    const said: string[] = [];
    const broken = await runAttack(attack, {
      seed,
      milliseconds: 0,
      longestBettingMs: isLong ? Number.POSITIVE_INFINITY : SHORT_BETTING_MS,
      databaseServer: inject("databaseUrl"),
      say: (line) => void said.push(line),
    });
    expect(broken, `npm run torture -- --only ${attack.name} --seed ${seed}\n${said.join("\n")}`).toEqual([]);
  });
}
