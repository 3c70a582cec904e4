import { readFile } from "node:fs/promises";
import { runCommand, UsageError } from "../command.ts";
import { withDatabase } from "../database.ts";
import { verifyAll } from "./all.ts";
import { verifyChains } from "./chains.ts";
import { checkVectors, closingLine } from "./check.ts";
import { verifyFacts } from "./facts.ts";
import { knownRules } from "./known-rules.ts";
import { verifyLogProof } from "./log-proof.ts";
import { verifyOne } from "./one.ts";
import { HELP, type Options, parseOptions } from "./options.ts";
import { checkSports, isSports } from "./sports/check.ts";
import { storedBets } from "./stored-bets.ts";
import { isRecord, parseJson, parseVectors } from "./vectors.ts";

/** The options that each name something to verify. */
const MODES = ["vectors", "proof", "all", "game"] as const;

async function main(options: Options): Promise<number> {
  if (options.help === true) {
    console.log(HELP);
    return 0;
  }
  const asked = MODES.filter((mode) => options[mode] !== undefined);
  if (asked.length > 1) throw new UsageError(`give one of ${MODES.map((mode) => `--${mode}`).join(", ")} at a time`);
  if (options.vectors !== undefined) return vectors(options.vectors);
  if (options.proof !== undefined) return proof(options.proof, options.vkey ?? null);
  if (options.all === true) return all();
  if (options.game === undefined) throw new UsageError("nothing to verify: give --vectors, --proof, --game or --all");
  console.log(await verifyOne(options.game, options));
  return 0;
}

async function vectors(file: string): Promise<number> {
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    throw new UsageError(`cannot read ${file}: ${error instanceof Error ? error.message : error}`);
  });
  const content = parseJson(text);
  const verdict =
    isRecord(content) && isSports(content) ? checkSports(content) : await checkVectors(parseVectors(content));
  for (const mismatch of verdict.mismatches) console.log(mismatch);
  console.log(closingLine(verdict));
  return verdict.failed > 0 ? 1 : 0;
}

async function proof(file: string, vkey: string | null): Promise<number> {
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    throw new UsageError(`cannot read ${file}: ${error instanceof Error ? error.message : error}`);
  });
  const verdict = await verifyLogProof(text, vkey);
  for (const line of verdict.lines) console.log(line);
  return verdict.holds ? 0 : 1;
}

async function all(): Promise<number> {
  const rules = await knownRules();
  const { bets, chains, facts } = await withDatabase(async (pool, vault) => ({
    chains: await verifyChains(pool),
    facts: await verifyFacts(pool, rules),
    bets: await verifyAll(storedBets(pool, vault, rules), rules, ({ id, mismatch }) => {
      const { field, recorded, computed } = mismatch;
      console.log(`bet ${id}: ${field} is ${JSON.stringify(recorded)}, computed ${JSON.stringify(computed)}`);
    }),
  }));
  for (const line of [...chains.lines, ...facts.lines]) console.log(line);
  if (facts.passed + facts.failed > 0) console.log(`facts: ${facts.passed} passed, ${facts.failed} failed`);
  console.log(`${bets.passed} passed, ${bets.failed} failed`);
  return bets.failed + chains.failed + facts.failed > 0 ? 1 : 0;
}

await runCommand(() => main(parseOptions(process.argv.slice(2))));
