import { houseLogs } from "@fairhouse/protocol/house-log.ts";
import { LogAudit } from "@fairhouse/tools/log-audit/audit.ts";
import { readLog } from "@fairhouse/tools/log-audit/read-log.ts";
import { fetchFrom } from "@fairhouse/tools/log-audit/source.ts";
import { Frontier } from "@fairhouse/transparency/frontier.ts";
import { LogReader } from "@fairhouse/transparency/log-reader.ts";
import { parseVkey } from "@fairhouse/transparency/note.ts";

/** Lists the logs of a house. */
export async function logsOf(url: string) {
  return houseLogs.parse(await (await fetch(`${url}/log`)).json()).logs;
}

/** Reads a log of a house as anybody does. @throws if there is none yet. */
export async function readerOf(url: string, n: number): Promise<LogReader> {
  const log = (await logsOf(url)).find((one) => one.n === n);
  if (log === undefined) throw new Error(`there is no log ${n}`);
  return new LogReader(fetchFrom(`${url}/log/${n}`), parseVkey(log.vkey));
}

/** Audits a log of a house, whole. @throws if its entries do not lead to its root. */
export async function auditOf(url: string, n = 1): Promise<LogAudit> {
  const reader = await readerOf(url, n);
  const audit = new LogAudit();
  await readLog(reader, await reader.head(), new Frontier(0, []), (entry) => audit.add(entry));
  return audit;
}

/** Returns how many entries of a kind a log has; 0 while there is none. */
export async function countOf(url: string, kind: string, n = 1): Promise<number> {
  if ((await logsOf(url)).every((log) => log.n !== n)) return 0;
  return (await auditOf(url, n)).counts.kinds[kind] ?? 0;
}
