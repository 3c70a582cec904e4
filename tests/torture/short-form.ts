import { expect, inject, test } from "vitest";
import { isLong } from "../form.ts";
import type { Attack } from "./attack.ts";
import { runAttack } from "./field.ts";

/** What has passed passes again; `npm run torture` walks on. */
const seed = 1;

/**
 * An attack's last check waits until every open round is settled. Some tables take bets for five minutes, and a lone player may wait as long;
 * whatever can go wrong with a round goes wrong with a shorter one too, and `npm run torture` leaves them as long as they are.
 */
const SHORT_BETTING_MS = 8_000;

/** One turn of an attack, as the tests run it. */
export function shortForm(attack: Attack): void {
  test(`${attack.name}: ${attack.about} (seed ${seed})`, { timeout: 300_000 }, async () => {
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
