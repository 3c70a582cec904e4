import { parseArgs } from "node:util";
import { NoteError, parseVkey, type VerifierKey } from "@fairhouse/transparency/note.ts";
import { UsageError } from "../command.ts";

export const HELP = `npm run log:audit -- ADDRESS [--log N] [--vkey VKEY] [--report FILE] [--page FILE] [--folder DIR]

Reads the log of a house, whole, and checks it with nothing but its address and its key: that all entries lead to the signed root, that
nothing is told twice or before its cause, that links lead to the terminal hashes of their chains, that books of rounds are the tickets
that were placed, and that what players hold changes from day to day by what the entries say. The newest rounds are computed again, with
what their pages show besides, and the newest events that links decide. Exit code 1 if anything is wrong.

  ADDRESS        of the house, https://play.example for example
  --log N        number of the log; the newest by default
  --vkey VKEY    key of the log, as you know it; without it the house is asked, which proves nothing about who signed
  --receipt FILE receipts of bets, which must stand in the log by now; may be given again. Receipts of another log are a finding
  --rounds N     rounds, and events, that are computed again; 20 by default, 0 for none
  --report FILE  where the report is written as JSON
  --page FILE    where it is written as a page of HTML, for people
  --folder DIR   keeps what was read, so that an audit that was broken off goes on, and the head, so that the next one checks that the
                 log has continued it, and a log that follows has its head
  --help         prints this`;

const ROUNDS = 20;

export interface Options {
  readonly address: URL;
  readonly log: number | null;
  readonly key: VerifierKey | null;
  /** Rounds that are computed again. */
  readonly rounds: number;
  /** Files of receipts. */
  readonly receipts: readonly string[];
  readonly report: string | null;
  /** The file of the report's page. */
  readonly page: string | null;
  readonly folder: string | null;
}

/** @returns null if help was requested. @throws UsageError */
export function parseOptions(args: readonly string[]): Options | null {
  const { values, positionals } = parse(args);
  if (values.help === true) return null;
  const [address, ...others] = positionals;
  if (address === undefined || others.length > 0 || !URL.canParse(address)) {
    throw new UsageError("give the address of one house, https://play.example for example");
  }
  if (values.log !== undefined && !/^[1-9]\d{0,8}$/.test(values.log))
    throw new UsageError(`--log is no number: ${values.log}`);
  return {
    address: new URL(address),
    log: values.log === undefined ? null : Number(values.log),
    key: values.vkey === undefined ? null : keyOf(values.vkey),
    rounds: roundsOf(values.rounds ?? String(ROUNDS)),
    receipts: values.receipt ?? [],
    report: values.report ?? null,
    page: values.page ?? null,
    folder: values.folder ?? null,
  };
}

function roundsOf(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new UsageError(`--rounds is no number: ${text}`);
  return Number(text);
}

function keyOf(text: string): VerifierKey {
  try {
    return parseVkey(text);
  } catch (error) {
    if (error instanceof NoteError) throw new UsageError(`--vkey: ${error.message}`);
    throw error;
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        log: { type: "string" },
        vkey: { type: "string" },
        rounds: { type: "string" },
        receipt: { type: "string", multiple: true },
        report: { type: "string" },
        page: { type: "string" },
        folder: { type: "string" },
        help: { type: "boolean" },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
