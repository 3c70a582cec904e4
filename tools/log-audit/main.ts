import { mkdir, open, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type HouseLog, houseLogs } from "@fairhouse/protocol/house-log.ts";
import { Frontier } from "@fairhouse/transparency/frontier.ts";
import { LogReader, type SignedHead } from "@fairhouse/transparency/log-reader.ts";
import { formatVkey, NoteError, parseVkey, type VerifierKey } from "@fairhouse/transparency/note.ts";
import { printable } from "@fairhouse/transparency/printable.ts";
import { BadTile } from "@fairhouse/transparency/tile.ts";
import { Failure, runCommand, UsageError, usable } from "../command.ts";
import { knownRules } from "../verify/known-rules.ts";
import { LogAudit } from "./audit.ts";
import { wrongFacts } from "./facts.ts";
import { HELP, type Options, parseOptions } from "./options.ts";
import { HousePages } from "./pages.ts";
import { Promises } from "./promises.ts";
import { readLog } from "./read-log.ts";
import type { LogFinding } from "./report.ts";
import { reportPage } from "./report-page.ts";
import { bodyOf, fetchFrom, keepHead, keptHeads, keptIn } from "./source.ts";
import { checkSuccession, NOTHING_LOST, type ServedLog } from "./succession.ts";

/** Findings that are printed; the report has all. */
const PRINTED = 20;
const PROGRESS_EVERY = 100_000;

/** Things that nobody can tell from the log alone. */
const NOT_CHECKED = [
  "that the outcomes of single bets follow from their seeds: the page of each bet proves it, and npm run verify for a whole database",
  "that the seeds that a round mixes are those of its bettors: the log has their hash, and each of them can tell on the page of the round",
  "that everybody is shown the same log: witnesses and browsers compare its heads",
  "who made a bet: records name no player",
];

async function main(): Promise<number> {
  const options = parseOptions(process.argv.slice(2));
  if (options === null) {
    console.log(HELP);
    return 0;
  }
  const { folder } = options;
  if (folder !== null) await usable(mkdir(folder, { recursive: true }));
  const kept = folder === null ? new Map<number, string>() : await usable(keptHeads(folder));
  const { log, before, isNewest, lost: gone } = await logsOf(options, kept);
  const { n, key, reader, head } = log;
  // Before the log is read, which may take long.
  for (const file of [options.report, options.page]) if (file !== null) await (await usable(open(file, "a"))).close();
  const now = isNewest ? Date.now() : null;
  console.log(`log       ${printable(formatVkey(key))}\nentries   ${head.checkpoint.size}`);
  const succession = await checkSuccession([...before, log], kept);
  const { seen } = succession;
  const lost = [...gone, ...succession.findings];
  if (seen !== null) console.log(`continues ${seen.checkpoint.size}`);
  const promises = await Promises.read(options.receipts, n, key);
  const promised = promises.size;
  const audit = await audited(reader, head, promises, options.rounds);
  if (folder !== null) await keepHead(folder, n, head.note);
  if (now !== null) audit.checkStillness(now);
  const { counts } = audit;
  const broken = promises.findings({ index: counts.entries, beat: audit.beat, now });
  const pages = new HousePages(fetchFrom(new URL("/api", options.address).href), isNewest);
  const rounds = await pages.wrongRounds(audit.played);
  const prices = await pages.wrongPrices(audit.published);
  const facts = wrongFacts(audit.decided, await knownRules());
  const findings = [...lost, ...audit.findings, ...rounds, ...facts, ...prices, ...broken];
  for (const { rule, index, about } of findings.slice(0, PRINTED))
    console.log(`entry ${index}: not so that ${rule}: ${about.split("\n").map(printable).join("\n  ")}`);
  const { reason = null } = audit.house ?? {};
  if (lost.length > 0 && reason !== null) console.log(`the house says why log ${n} began: ${printable(reason)}`);
  if (findings.length > PRINTED) console.log(`… and ${findings.length - PRINTED} more`);
  for (const [kind, count] of Object.entries(counts.kinds)) console.log(`${kind.padEnd(9)} ${count}`);
  console.log(
    `links ${counts.linksChecked}, books of rounds ${counts.roundsChecked}, days ${counts.daysChecked} checked; rounds ${audit.played.length}, events ${audit.decided.length} computed again, prices ${audit.published.length} compared`,
  );
  if (pages.gone > 0) console.log(`gone      ${pages.gone} of these rounds and events: the house was restored`);
  if (promised > 0) console.log(`promised  ${promised}, of which ${promised - promises.size} are there`);
  if (promises.size > 0 && now === null)
    console.log("          a log that ended owes no more than its last beat says: the next one tells why it ended");
  const report = { vkey: formatVkey(key), head: head.note, counts, findings, notChecked: NOT_CHECKED };
  if (options.report !== null) await writeFile(options.report, `${JSON.stringify(report, null, 2)}\n`);
  if (options.page !== null) await writeFile(options.page, reportPage(report));
  console.log(findings.length === 0 ? "everything in the log is as it must be" : `${findings.length} findings`);
  return findings.length === 0 ? 0 : 1;
}

interface HouseLogs {
  /** The log that is audited. */
  readonly log: ServedLog;
  readonly before: readonly ServedLog[];
  /** False if another log follows it. */
  readonly isNewest: boolean;
  /** Logs before it that are not served any more. */
  readonly lost: readonly LogFinding[];
}

/** Returns which log is audited, and those before it. @throws UsageError if the house has no such log. */
async function logsOf(
  { address, log: n, key, folder }: Options,
  kept: ReadonlyMap<number, string>,
): Promise<HouseLogs> {
  const answer = await fetch(new URL("/log", address)).catch((error: unknown) => {
    throw new UsageError(`${address.href} cannot be reached: ${error instanceof Error ? error.message : error}`);
  });
  if (!answer.ok) throw new UsageError(`${answer.url} answers ${answer.status}`);
  const logs = logsIn(answer.url, Buffer.from(await bodyOf(answer)).toString());
  const place = n === null ? logs.length - 1 : logs.findIndex((log) => log.n === n);
  const found = logs[place];
  if (found === undefined)
    throw new UsageError(n === null ? "this house has no log yet" : `this house has no log ${n}`);
  const gone = [...kept.keys()]
    .filter((number) => logs.every((log) => log.n !== number))
    .map((number) => ({ number, about: `log ${number}, of which a head was kept, is not served any more` }));
  const newer = gone.find(({ number }) => number > found.n);
  if (newer !== undefined) throw new Failure(newer.about);
  const before: ServedLog[] = [];
  for (const log of logs.slice(0, place)) before.push(await served(log.n, parseVkey(log.vkey), { address, folder }));
  const log = await served(found.n, key ?? parseVkey(found.vkey), { address, folder });
  const lost = gone.map(({ about }) => ({ rule: NOTHING_LOST, index: 0, about }));
  return { log, before, isNewest: place === logs.length - 1, lost };
}

async function served(
  n: number,
  key: VerifierKey,
  { address, folder }: Pick<Options, "address" | "folder">,
): Promise<ServedLog> {
  const fetch = fetchFrom(new URL(`/log/${n}`, address).href);
  const own = folder === null ? null : join(folder, String(n));
  if (own !== null) await usable(mkdir(own, { recursive: true }));
  const reader = new LogReader(own === null ? fetch : keptIn(own, fetch), key);
  return { n, key, reader, head: await reader.head() };
}

function logsIn(url: string, answer: string): readonly HouseLog[] {
  try {
    return houseLogs.parse(JSON.parse(answer)).logs.toSorted((one, other) => one.n - other.n);
  } catch {
    throw new UsageError(`${url} does not tell the logs of a house`);
  }
}

async function audited(reader: LogReader, head: SignedHead, promises: Promises, rounds: number): Promise<LogAudit> {
  const audit = new LogAudit(rounds);
  let next = PROGRESS_EVERY;
  await readLog(
    reader,
    head,
    new Frontier(0, []),
    (entry) => {
      audit.add(entry);
      promises.meet(entry);
    },
    (read) => {
      if (read < next) return;
      console.log(`read      ${read}`);
      next = read + PROGRESS_EVERY;
    },
  );
  return audit;
}

/** Makes a sentence of what the log serves against its formats or without its signature. */
function asFailure(error: unknown): never {
  throw error instanceof NoteError || error instanceof BadTile ? new Failure(printable(error.message)) : error;
}

await runCommand(() => main().catch(asFailure));
