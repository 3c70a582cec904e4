import { parseArgs } from "node:util";
import { NoteError, parseVkey, type VerifierKey } from "@fairhouse/transparency/note.ts";
import { UsageError } from "../command.ts";

export const HELP = `npm run witness -- --name NAME --folder DIR --log VKEY …

Witnesses transparency logs: signs a log's newest checkpoint if it continues the one that was signed before, so that a log which
shows people different histories cannot have both of them signed (C2SP tlog-witness). It answers POST /add-checkpoint and
GET /HASH/checkpoint, where HASH is the SHA-256 of a log's origin in hexadecimal digits. Its key, and the newest checkpoint of each
log, are kept in the folder: a witness that has lost them is another witness.

  --name NAME     what its signatures are under, an address without https:// for example
  --folder DIR    where it keeps its key and what it has signed; made if it is missing
  --log VKEY      verifier key of a log to witness, whose name is its origin; once for each log
  --port N        default 8090
  --host HOST     default 127.0.0.1: whatever serves HTTPS to others passes requests on to it
  --help          prints this`;

export interface Options {
  readonly name: string;
  readonly folder: string;
  readonly logs: readonly VerifierKey[];
  readonly port: number;
  readonly host: string;
}

/** @returns null if help was requested. @throws UsageError */
export function parseOptions(args: readonly string[]): Options | null {
  const { help, name, folder, log = [], port = "8090", host = "127.0.0.1" } = parse(args);
  if (help === true) return null;
  if (name === undefined || folder === undefined || log.length === 0) {
    throw new UsageError("a witness needs --name, --folder, and --log for each log");
  }
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw new UsageError(`--port is no port: ${port}`);
  if (!/^[^\s+]+$/u.test(name)) throw new UsageError(`--name has no spaces and no plus: ${name}`);
  return { name, folder, logs: log.map(keyOf), port: Number(port), host };
}

function keyOf(text: string): VerifierKey {
  try {
    return parseVkey(text);
  } catch (error) {
    if (error instanceof NoteError) throw new UsageError(`--log: ${error.message}`);
    throw error;
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        name: { type: "string" },
        folder: { type: "string" },
        log: { type: "string", multiple: true },
        port: { type: "string" },
        host: { type: "string" },
        help: { type: "boolean" },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
