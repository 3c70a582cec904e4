import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";
import type { Config } from "../config.ts";

/**
 * Returns the loggable part of an error. PostgreSQL's `detail` and `where` are left out: they quote whole rows, with
 * password hashes and seeds in them.
 */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const known: Record<string, unknown> = { type: error.name, message: error.message, stack: error.stack };
  for (const name of ["code", "table", "constraint", "routine"]) {
    if (name in error) known[name] = error[name as keyof Error];
  }
  if (error.cause !== undefined) known.cause = describeError(error.cause);
  return known;
}

/** Fields that never appear in a logged object. */
const SECRETS = [
  "password",
  "token",
  "accessToken",
  "cookie",
  "authorization",
  "serverSeed",
  "seed",
  "secret",
  "sealed",
];

export function createLog(level: Config["logLevel"], to: DestinationStream = pino.destination(1)): Logger {
  const options: LoggerOptions = {
    level,
    redact: {
      paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*["set-${name}"]`]),
      censor: "[secret]",
    },
    serializers: { err: describeError },
    formatters: { level: (label) => ({ level: label }) },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return pino(options, to);
}
