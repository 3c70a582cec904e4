import { parseArgs } from "node:util";
import { UsageError } from "../../tools/command.ts";
import { attacks } from "./attacks.ts";
import { plantedBugs } from "./planted-bugs.ts";

export const HELP = `npm run torture -- …

Attacks real servers, in processes of their own, on this machine only, and checks the promises of docs/reliability.md afterwards.

  --seed N        what all chance of the attacks comes from; printed, so that a run can be repeated
  --minutes N     how long all attacks together go on (default 20); each is made at least once
  --only A,B      these attacks alone
  --planted       plants each bug of tests/torture/planted and shows that its attack or test notices
  --in A,B        with --planted: only bugs that stand in these modules
  --each N        minutes after which an attack or test on one planted bug is ended, and the bug counts as missed (default 10)
  --bug NAME      makes the attack that must catch this planted bug, with the bug in the house
  --help          prints this

Attacks:
${attacks.map(({ name, about }) => `  ${name.padEnd(14)}  ${about}`).join("\n")}

Exit codes: 0 every promise held (with --planted: every bug was noticed), 1 one did not, 2 bad arguments,
3 the attack or test on the bug of --bug did not end in its time.`;

export interface Options {
  readonly seed: number;
  readonly minutes: number;
  readonly only: readonly string[];
  readonly planted: boolean;
  /** Modules from the root of the checkout; null for all modules with a bug. */
  readonly modules: readonly string[] | null;
  readonly bug: string | null;
  /** Minutes that an attack or test on one planted bug may take. */
  readonly each: number;
  readonly help: boolean;
}

/** @throws UsageError for arguments that do not exist. */
export function parseOptions(args: readonly string[]): Options {
  const { values } = parse(args);
  const only = values.only?.split(",") ?? attacks.map(({ name }) => name);
  for (const name of only) {
    if (!attacks.some((attack) => attack.name === name)) throw new UsageError(`there is no attack "${name}"`);
  }
  const modules = values.in?.split(",") ?? null;
  if (modules !== null && values.planted !== true) throw new UsageError("--in needs --planted");
  const bug = values.bug ?? null;
  if (bug !== null && !plantedBugs.some(({ name }) => name === bug)) throw new UsageError(`no planted bug "${bug}"`);
  if (values.each !== undefined && bug === null && values.planted !== true)
    throw new UsageError("--each needs --planted or --bug");
  if (bug !== null && values.planted === true)
    throw new UsageError("--bug tries one bug, --planted all: give one of them");
  return {
    seed: numberOf("seed", values.seed, Math.floor(Math.random() * 2 ** 31)),
    minutes: numberOf("minutes", values.minutes, 20),
    only,
    planted: values.planted ?? false,
    modules,
    bug,
    each: numberOf("each", values.each, 10),
    help: values.help ?? false,
  };
}

function numberOf(name: string, text: string | undefined, standard: number): number {
  if (text === undefined) return standard;
  const value = Number(text);
  if (!Number.isFinite(value) || value < 0) throw new UsageError(`--${name} is no number: ${text}`);
  return value;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        seed: { type: "string" },
        minutes: { type: "string" },
        only: { type: "string" },
        planted: { type: "boolean" },
        in: { type: "string" },
        bug: { type: "string" },
        each: { type: "string" },
        help: { type: "boolean" },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
