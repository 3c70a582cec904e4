import { parseArgs } from "node:util";
import { UsageError } from "../command.ts";

export const HELP = `npm test [-- --changed [<commit>]] [--only <part>]
npm run test:long [-- --changed [<commit>]] [--minutes <n>] [--beyond]

npm test                what every change must pass
npm run test:long       everything: browser tests tagged @long, all scenes of all games, all tables, every simulation, a trial of the bench,
                        long attacks, planted bugs
--changed [<commit>]    only what the changes since a commit can reach by the imports; without a commit those that are not
                        committed yet, or else those of the last commit
--since <time>          as --changed, with the last commit before a time: "4 hours ago"
--beyond                what the long form has beyond npm test, without that
--minutes <n>           begins no part that would not end within so many minutes, and names it
--only <part>           one part: static, unit, conformance, integration, site, browser, or one of the long form

A file that fails is tried once more, alone, unless money, fairness or a race is its subject, or it saw a 500. What passes then counts
as passed and as shaky: its outputs and pictures are kept in test-results/shaky, and more than three of them fail the run.
Exits with 0 when everything passed, 1 when something failed, 2 when it was asked wrongly.`;

export interface Options {
  readonly help: boolean;
  readonly long: boolean;
  /** Null: everything. `commit` null: uncommitted changes, or else the last commit. */
  readonly changed: { readonly commit: string | null } | null;
  /** True to leave out the parts of the normal form. */
  readonly beyond: boolean;
  readonly minutes: number;
  readonly only: readonly string[];
}

/** @param lastBefore the last commit before a time, as git understands it. @throws UsageError */
export function parseOptions(args: readonly string[], lastBefore: (time: string) => string): Options {
  const { values, positionals } = parsed(args);
  const [commit = null, ...more] = positionals;
  const since = values.since === undefined ? null : lastBefore(values.since);
  const changed = values.changed === true || since !== null;
  if (more.length > 0 || (commit !== null && !changed)) throw new UsageError(`what is ${positionals.join(" ")}?`);
  const minutes = Number(values.minutes ?? Number.POSITIVE_INFINITY);
  if (!(minutes >= 0)) throw new UsageError(`--minutes takes a number, not ${values.minutes}`);
  if (values.beyond === true && values.long !== true) throw new UsageError("--beyond is for npm run test:long");
  return {
    help: values.help === true,
    long: values.long === true,
    beyond: values.beyond === true,
    changed: changed ? { commit: since ?? commit } : null,
    minutes,
    only: values.only ?? [],
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        long: { type: "boolean" },
        changed: { type: "boolean" },
        beyond: { type: "boolean" },
        since: { type: "string" },
        minutes: { type: "string" },
        only: { type: "string", multiple: true },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
