import { parseArgs } from "node:util";
import { runCommand, UsageError } from "../../tools/command.ts";
import { openHouse } from "../e2e/house/server.ts";
import { type FormFactor, judge, MEASURES, type Verdict } from "./limits.ts";
import { type Complaint, visitOnce } from "./visit.ts";

const HELP = `npm run lighthouse -- [--runs 5] [--only part of a row's name]

Starts the built site on a fresh embedded database and visits home and a game page, each a number of times in both form factors
with an empty browser. Prints the median of every score beside its limit, the scores of the single visits, and what Lighthouse
complained of. Exits with 1 when a limit is missed. Performance is a timing: it needs a machine that does nothing else, which is
why this is not part of npm test. HOUSE_URL visits a house that is open already.`;

const PATHS = ["/home", "/game/mine"] as const;
const FORM_FACTORS = ["desktop", "mobile"] as const;

interface Row {
  readonly name: string;
  readonly verdicts: readonly Verdict[];
  readonly performances: readonly number[];
  readonly complaints: readonly Complaint[];
}

/** The rows of the table: every page in every form factor. */
const ROWS = PATHS.flatMap((path) =>
  FORM_FACTORS.map((formFactor) => ({ name: `${path} ${formFactor}`, path, formFactor })),
);

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      runs: { type: "string", default: "5" },
      only: { type: "string", default: "" },
      help: { type: "boolean", short: "h" },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new UsageError(`--runs is no whole number from 1: ${values.runs}`);
  const chosen = ROWS.filter(({ name }) => name.includes(values.only));
  if (chosen.length === 0)
    throw new UsageError(`no row has "${values.only}" in its name: ${ROWS.map(({ name }) => name).join(", ")}`);
  const house = await openHouse();
  const rows: Row[] = [];
  try {
    for (const { name, path, formFactor } of chosen)
      rows.push(await measure(name, `${house.url}${path}`, formFactor, runs));
  } finally {
    await house.close();
  }
  console.log(tableOf(rows));
  return rows.some(({ verdicts }) => verdicts.some(({ holds }) => !holds)) ? 1 : 0;
}

async function measure(name: string, url: string, formFactor: FormFactor, runs: number): Promise<Row> {
  const visits = [];
  let complaints: readonly Complaint[] = [];
  for (let run = 1; run <= runs; run += 1) {
    const report = await visitOnce(url, formFactor);
    console.error(`${name}, visit ${run} of ${runs}: performance ${report.visit.performance}`);
    visits.push(report.visit);
    complaints = report.complaints;
  }
  const performances = visits.map(({ performance }) => performance);
  return { name, verdicts: judge(formFactor, visits), performances, complaints };
}

/** Prints rows of medians beside limits, then the complaints of the last visit of each row. */
function tableOf(rows: readonly Row[]): string {
  const head = ["".padEnd(20), ...MEASURES.map((measure) => measure.padEnd(18)), "visits"].join("");
  const lines = rows.map(({ name, verdicts, performances }) =>
    [name.padEnd(20), ...verdicts.map((verdict) => cellOf(verdict).padEnd(18)), performances.join(" ")].join(""),
  );
  const complaints = rows.flatMap(({ name, complaints }) =>
    complaints.map(({ audit, text }) => `${name}: ${audit}: ${text}`),
  );
  return [head, ...lines, "", ...complaints].join("\n");
}

function cellOf({ measure, median, limit, holds }: Verdict): string {
  return `${median} ${measure === "layoutShift" ? "≤" : "≥"} ${limit}${holds ? "" : " MISSED"}`;
}

await runCommand(main);
