import { factLinks } from "@fairhouse/fairness/fact-links.ts";
import { sha256Hex } from "@fairhouse/fairness/hash.ts";
import { parsedBook, recompute } from "@fairhouse/fairness/recompute.ts";
import { beginsRightly, looksBack } from "@fairhouse/fairness/round-before.ts";
import { roundOutcome } from "@fairhouse/fairness/round-outcome.ts";
import { problemOfSalt, type SaltHistory } from "@fairhouse/fairness/salt-source.ts";
import { sameJson } from "@fairhouse/fairness/same-json.ts";
import { entryOf } from "@fairhouse/games/catalog.ts";
import { rulesOf } from "@fairhouse/games/rules.ts";
import { type AnyGame, type AnyRoundGame, carryOfJson, factStateOfJson } from "@fairhouse/kernel/any-game.ts";
import type { BetFact, BetPage } from "@fairhouse/protocol/play.ts";
import type { SaltFacts } from "@fairhouse/protocol/salt.ts";
import type { RoundPage } from "@fairhouse/protocol/table.ts";
import { recordOf, sourceOf, type Waiting, waitingRound } from "./proof-record.ts";

/** The checks made, in order; the list ends before the first that fails. */
export type Check = "commitment" | "chain" | "price" | "carry" | "outcome" | "payout" | "salt";

interface RightVerdict {
  readonly kind: "right";
  readonly checks: readonly Check[];
  /** The origin of a shared round's salt; null for a solo game. */
  readonly salt: "house" | "announced" | null;
}

export type Verdict =
  | RightVerdict
  | { readonly kind: "wrong"; readonly field: string; readonly recorded: unknown; readonly computed: unknown }
  | { readonly kind: "waiting"; readonly why: Waiting };

/** Fetches the page of a round by its table and number. */
export type ReadRound = (table: string, number: number) => Promise<Pick<RoundPage, "gameVersion" | "proof">>;

/**
 * Verifies a bet from public data alone, with the same rules as the server. Loads the rules of its game.
 * @param readRound reads the round before, from which a shoe or a base card comes.
 * @throws Error if this house does not know the game or the version.
 */
export async function verifyBet(
  page: BetPage,
  readRound: ReadRound,
  onProgress: (share: number) => void = () => {},
): Promise<Verdict> {
  const record = recordOf(page);
  if (typeof record === "string") return { kind: "waiting", why: record };
  const game = await rulesAt(page.bet.game, page.bet.gameVersion);
  const mismatch = recompute(record, game);
  const { proof } = page;
  if (mismatch?.field === "facts" && proof.seeding === "facts" && proof.facts.some(({ knownAt }) => knownAt === null)) {
    return { kind: "waiting", why: "secret-facts" };
  }
  if (mismatch !== null) return { kind: "wrong", ...mismatch };
  if (proof.seeding === "facts") return verifyFacts(proof.facts, game, onProgress);
  if (!("outcome" in proof) || record.kind !== "round" || game.kind !== "round") {
    return { kind: "right", checks: ["commitment", "outcome", "payout"], salt: null };
  }
  const verdict = await verifyChain(proof, record.source.link, onProgress);
  return verdict.kind === "right" ? verifyBeginning(proof, game, readRound, verdict) : verdict;
}

/**
 * Verifies a round without a bet in it: its link, its outcome, its salt.
 * @throws Error if this house does not know the game or the version.
 */
export async function verifyRound(
  page: RoundPage,
  readRound: ReadRound,
  onProgress: (share: number) => void = () => {},
): Promise<Verdict> {
  const { proof } = page;
  const source = sourceOf(proof);
  if (source === null) return { kind: "waiting", why: waitingRound(proof) ?? "secret-round" };
  const verdict = await verifyChain(proof, source.link, onProgress);
  // A voided round was not played: only its link can be checked.
  if (verdict.kind !== "right") return verdict;
  if (proof.voided)
    return { ...verdict, checks: verdict.checks.filter((check) => check === "chain" || check === "salt") };
  const game = await rulesAt(page.game, page.gameVersion);
  if (game.kind !== "round") throw new Error(`${page.game} has no rounds`);
  const book = parsedBook(game, proof.book);
  if (book === null) return { kind: "wrong", field: "book", recorded: proof.book, computed: null };
  const { outcome } = roundOutcome(game, source, carryOfJson(proof.carry), book);
  if (!sameJson(outcome, proof.outcome)) {
    return { kind: "wrong", field: "outcome", recorded: proof.outcome, computed: outcome };
  }
  const checks = verdict.checks.filter((check) => check !== "payout");
  return verifyBeginning(proof, game, readRound, { ...verdict, checks });
}

/** Verifies that a round begins where the one before ended, if its game hands something on. */
async function verifyBeginning(
  proof: RoundPage["proof"],
  game: AnyRoundGame,
  readRound: ReadRound,
  verdict: RightVerdict,
): Promise<Verdict> {
  if (!looksBack(game)) return verdict;
  const before = proof.round === 1 ? null : await readRound(proof.table, proof.round - 1);
  const handing = before && {
    ...before.proof,
    version: before.gameVersion,
    source: before.proof.voided ? null : sourceOf(before.proof),
  };
  if (!beginsRightly(game, proof, handing)) {
    return { kind: "wrong", field: "carry", recorded: proof.carry, computed: null };
  }
  return { ...verdict, checks: [...verdict.checks, "carry"] };
}

/** Verifies the results that links of the house decide: each link leads to its chain, and gives the result. */
async function verifyFacts(
  facts: readonly BetFact[],
  game: AnyGame,
  onProgress: (share: number) => void,
): Promise<Verdict> {
  let verdict: Verdict = { kind: "right", checks: ["payout"], salt: null };
  const ofLinks = game.kind === "external" ? game.ofLinks : undefined;
  for (const { links, state, result } of facts) {
    if (links === null || links.link === null) {
      // A result of the house's own chains is worth nothing without its link. Void facts have neither.
      if (ofLinks !== undefined && result !== null)
        return { kind: "wrong", field: "chain", recorded: result, computed: null };
      continue;
    }
    verdict = await verifyChain({ ...links, index: links.last }, links.link, onProgress);
    if (verdict.kind !== "right") return verdict;
    if (ofLinks === undefined) throw new Error(`${game.id} takes no result from links`);
    // Trusted cast: the state is what the same rules, on the server, made public.
    const own = factStateOfJson(state);
    const source = factLinks({ ...links, link: links.link });
    if (ofLinks.isStateOf?.(own, source) === false) {
      return { kind: "wrong", field: "state", recorded: state, computed: null };
    }
    const computed = ofLinks.result(own, source);
    if (!sameJson(computed, result)) return { kind: "wrong", field: "outcome", recorded: result, computed };
    // `recompute` has made the bet again of the states that the links have just confirmed.
    verdict = { ...verdict, checks: ["chain", "price", ...verdict.checks.filter((check) => check !== "chain")] };
  }
  return verdict;
}

async function verifyChain(
  proof: Pick<RoundPage["proof"], "index" | "terminalHash" | "salt" | "saltFacts">,
  link: string,
  onProgress: (share: number) => void,
): Promise<Verdict> {
  const reached = await hashDown(link, proof.index, onProgress);
  if (reached !== proof.terminalHash) {
    return { kind: "wrong", field: "chain", recorded: proof.terminalHash, computed: reached };
  }
  const { announcement } = proof.saltFacts;
  if (announcement === null) return { kind: "right", checks: ["chain", "outcome", "payout"], salt: "house" };
  const problem = problemOfSalt(historyOf(proof.saltFacts, announcement, proof.salt));
  if (problem !== null)
    return { kind: "wrong", field: `salt: ${problem}`, recorded: proof.salt, computed: announcement };
  return { kind: "right", checks: ["chain", "outcome", "payout", "salt"], salt: "announced" };
}

type Announcement = NonNullable<SaltFacts["announcement"]>;

/** Returns the history of a salt. A missing value or time makes it invalid, whatever else is right. */
function historyOf(facts: SaltFacts, { at, source, value }: Announcement, salt: string): SaltHistory {
  return {
    publishedAt: Date.parse(facts.publishedAt),
    announcedAt: Date.parse(at),
    openedAt: Date.parse(facts.openedAt ?? facts.publishedAt),
    source,
    value: value ?? "",
    salt,
  };
}

async function rulesAt(game: string, version: number) {
  const entry = entryOf(game);
  const found = entry && (await rulesOf(entry))[version];
  if (found === undefined) throw new Error(`no rules for ${game}, version ${version}`);
  return found;
}

/** Number of hashes between two turns of the event loop: some ten milliseconds. */
const HASHES_PER_TURN = 4_000;

/**
 * Hashes a link so many times, which gives the link that many places earlier. A chain may have a million links; the
 * page stays responsive.
 */
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
