import { recompute, type VerifiableBet } from "@fairhouse/fairness/recompute.ts";
import type { Mismatch } from "@fairhouse/fairness/settled-bet.ts";
import type { KnownRules } from "./known-rules.ts";

/** A settled bet and the name under which it can be found. */
export interface StoredBet {
  readonly id: string;
  readonly record: VerifiableBet;
}

export interface WrongBet {
  readonly id: string;
  readonly mismatch: Mismatch;
}

/** Recomputes every given bet with the rules of its game and version. `onWrong` is called for each bet that differs. */
export async function verifyAll(
  bets: AsyncIterable<StoredBet> | Iterable<StoredBet>,
  known: KnownRules,
  onWrong: (wrong: WrongBet) => void,
): Promise<{ readonly passed: number; readonly failed: number }> {
  let passed = 0;
  let failed = 0;
  for await (const { id, record } of bets) {
    const mismatch = verifyOne(record, known);
    if (mismatch === null) {
      passed++;
    } else {
      failed++;
      onWrong({ id, mismatch });
    }
  }
  return { passed, failed };
}

function verifyOne(record: VerifiableBet, known: KnownRules): Mismatch | null {
  const game = known(record.game, record.version);
  if (game === undefined) {
    return { field: "game", recorded: `${record.game}, version ${record.version}`, computed: "no such rules" };
  }
  return recompute(record, game);
}
