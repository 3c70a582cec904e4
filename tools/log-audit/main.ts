import { mkdir, open, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type HouseLog, houseLogs } from "@fairhouse/protocol/house-log.ts";
import { writeDurably } from "@fairhouse/server/machinery/write-durably.ts";
import { Frontier } from "@fairhouse/transparency/frontier.ts";
import { LogReader, type SignedHead, signedHead } from "@fairhouse/transparency/log-reader.ts";
import { formatVkey, NoteError, parseVkey, type VerifierKey } from "@fairhouse/transparency/note.ts";
import { BadTile } from "@fairhouse/transparency/tile.ts";
import { consistencyProof, provesConsistency } from "@fairhouse/transparency/tree.ts";
import { Failure, runCommand, UsageError, usable } from "../command.ts";
import { LogAudit } from "./audit.ts";
import { HELP, type Options, parseOptions } from "./options.ts";
import { HousePages } from "./pages.ts";
import { Promises } from "./promises.ts";
import { readLog } from "./read-log.ts";
import { bytesIn, fetchFrom, keptIn } from "./source.ts";

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
  const { n, key, isNewest } = await logOf(options);
  const fetch = fetchFrom(new URL(`/log/${n}`, options.address).href);
  const folder = options.folder === null ? null : join(options.folder, String(n));
  if (folder !== null) await usable(mkdir(folder, { recursive: true }));
  // Before the log is read, which may take long.
  if (options.report !== null) await (await usable(open(options.report, "a"))).close();
  const reader = new LogReader(folder === null ? fetch : keptIn(folder, fetch), key);
  const head = await reader.head();
  const now = isNewest ? Date.now() : null;
  console.log(`log       ${formatVkey(key)}\nentries   ${head.checkpoint.size}`);
  if (folder !== null) await continues(reader, await keptHead(folder, key), head);
  const promises = await Promises.read(options.receipts, n, key);
  const promised = promises.size;
  const audit = await audited(reader, head, promises, options.rounds);
  if (folder !== null) await writeDurably(join(folder, "head"), head.note);
  if (now !== null) audit.checkStillness(now);
  const { counts } = audit;
  const broken = promises.findings({ index: counts.entries, beat: audit.beat, now });
  const pages = new HousePages(fetchFrom(new URL("/api", options.address).href), isNewest);
  const rounds = await pages.wrongRounds(audit.played);
  const prices = await pages.wrongPrices(audit.published);
  const findings = [...audit.findings, ...rounds, ...prices, ...broken];
  for (const { rule, index, about } of findings.slice(0, PRINTED))
    console.log(`entry ${index}: not so that ${rule}: ${about}`);
  if (findings.length > PRINTED) console.log(`… and ${findings.length - PRINTED} more`);
  for (const [kind, count] of Object.entries(counts.kinds)) console.log(`${kind.padEnd(9)} ${count}`);
  console.log(
    `links ${counts.linksChecked}, books of rounds ${counts.roundsChecked}, days ${counts.daysChecked} checked; rounds ${audit.played.length} computed again, prices ${audit.published.length} compared`,
  );
  if (pages.gone > 0) console.log(`gone      ${pages.gone} of these rounds and events: the house was restored`);
  if (promised > 0) console.log(`promised  ${promised}, of which ${promised - promises.size} are there`);
  if (promises.size > 0 && now === null)
    console.log("          a log that ended owes no more than its last beat says: the next one tells why it ended");
  if (options.report !== null) {
    const report = { vkey: formatVkey(key), head: head.note, counts, findings, notChecked: NOT_CHECKED };
    await writeFile(options.report, `${JSON.stringify(report, null, 2)}\n`);
  }
  console.log(findings.length === 0 ? "everything in the log is as it must be" : `${findings.length} findings`);
  return findings.length === 0 ? 0 : 1;
}

interface AuditedLog {
  readonly n: number;
  readonly key: VerifierKey;
  /** False if another log follows it. */
  readonly isNewest: boolean;
}

/** Returns which log is audited, and its key. @throws UsageError if the house has no such log. */
async function logOf({ address, log, key }: Options): Promise<AuditedLog> {
  const answer = await fetch(new URL("/log", address)).catch((error: unknown) => {
    throw new UsageError(`${address.href} cannot be reached: ${error instanceof Error ? error.message : error}`);
  });
  if (!answer.ok) throw new UsageError(`${answer.url} answers ${answer.status}`);
  const logs = logsIn(answer.url, await answer.text());
  const found = log === null ? logs.at(-1) : logs.find(({ n }) => n === log);
  if (found === undefined)
    throw new UsageError(log === null ? "this house has no log yet" : `this house has no log ${log}`);
  return { n: found.n, key: key ?? parseVkey(found.vkey), isNewest: found === logs.at(-1) };
}

function logsIn(url: string, answer: string): readonly HouseLog[] {
  try {
    return houseLogs.parse(JSON.parse(answer)).logs;
  } catch {
    throw new UsageError(`${url} does not tell the logs of a house`);
  }
}

async function keptHead(folder: string, key: VerifierKey): Promise<SignedHead | null> {
  const file = join(folder, "head");
  const note = await bytesIn(file);
  if (note === null) return null;
  return signedHead(note.toString(), key).catch((error: unknown) => {
    throw error instanceof NoteError ? new UsageError(`${file}: ${error.message}`) : error;
  });
}

/** @throws Failure if the log does not begin with what was read before. */
async function continues(reader: LogReader, before: SignedHead | null, head: SignedHead): Promise<void> {
  if (before === null) return;
  const [from, to] = [before.checkpoint, head.checkpoint];
  if (from.size > to.size) throw new Failure(`the log went back: it had ${from.size} entries`);
  const proof = await consistencyProof(from.size, to.size, reader.hashes(to.size));
  if (!provesConsistency(from, to, proof)) {
    throw new Failure(`the log is another one than before. Both heads are signed:\n\n${before.note}\n${head.note}`);
  }
  console.log(`continues ${from.size}`);
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
  throw error instanceof NoteError || error instanceof BadTile ? new Failure(error.message) : error;
}

await runCommand(() => main().catch(asFailure));
