import { expect, inject, test } from "vitest";
import type { Attack } from "./attack.ts";
import { runAttack } from "./field.ts";

/** What has passed passes again; `npm run torture` walks on. */
const seed = 1;

/** One turn of an attack, as the tests run it. */
export function shortForm(attack: Attack): void {
  test(`${attack.name}: ${attack.about} (seed ${seed})`, { timeout: 300_000 }, async () => {
    const said: string[] = [];
    const broken = await runAttack(attack, {
      seed,
      milliseconds: 0,
      databaseServer: inject("databaseUrl"),
      say: (line) => void said.push(line),
    });
    expect(broken, `npm run torture -- --only ${attack.name} --seed ${seed}\n${said.join("\n")}`).toEqual([]);
  });
}
