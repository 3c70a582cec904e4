import { sha256Hex } from "@fairhouse/fairness/hash.ts";
import { recompute } from "@fairhouse/fairness/recompute.ts";
import { rules } from "@fairhouse/games/rules.ts";
import type { BetPage } from "@fairhouse/protocol/play.ts";
import { recordOf, type Waiting } from "./proof-record.ts";

/** What was checked, in order; the first that is not right ends the list. */
export type Check = "commitment" | "chain" | "outcome" | "payout";

export type Verdict =
  | { readonly kind: "right"; readonly checks: readonly Check[] }
  | { readonly kind: "wrong"; readonly field: string; readonly recorded: unknown; readonly computed: unknown }
  | { readonly kind: "waiting"; readonly why: Waiting };

/**
 * Verifies a bet from public data alone, with the same rules that the server used. Loads the rules of its game.
 * @throws Error when this house does not know the game or the version.
 */
export async function verifyBet(page: BetPage, onProgress: (share: number) => void = () => {}): Promise<Verdict> {
  const record = recordOf(page);
  if (typeof record === "string") return { kind: "waiting", why: record };
  const game = await rulesOf(page.bet.game, page.bet.gameVersion);
  const mismatch = recompute(record, game);
  if (mismatch !== null) return { kind: "wrong", ...mismatch };
  const { proof } = page;
  if (proof.seeding === "solo" || record.kind !== "round") {
    return { kind: "right", checks: ["commitment", "outcome", "payout"] };
  }
  const reached = await hashDown(record.source.link, proof.index, onProgress);
  return reached === proof.terminalHash
    ? { kind: "right", checks: ["chain", "outcome", "payout"] }
    : { kind: "wrong", field: "chain", recorded: proof.terminalHash, computed: reached };
}

async function rulesOf(game: string, version: number) {
  const load = Object.entries(rules).find(([id]) => id === game)?.[1];
  const found = load === undefined ? undefined : (await load())[version];
  if (found === undefined) throw new Error(`no rules for ${game}, version ${version}`);
  return found;
}

/** Hashes between two looks at the page: some ten milliseconds. */
const HASHES_PER_TURN = 4_000;

/** A link hashed so many times: the link that many places before it. A chain may be a million long; the page stays alive. */
async function hashDown(link: string, steps: number, onProgress: (share: number) => void): Promise<string> {
  let reached = link;
  for (let step = 0; step < steps; step += 1) {
    reached = sha256Hex(reached);
    if (step % HASHES_PER_TURN === HASHES_PER_TURN - 1) {
      onProgress(step / steps);
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  }
  return reached;
}
