import { stripVTControlCharacters } from "node:util";
import type { TestResult } from "./result.ts";
import { MOST_SHAKY } from "./second-try.ts";

const SLOWEST = 20;
/** Lines of a failure's message that are repeated at the end, because only the end of a long log may be kept. */
const SAID_LINES = 4;

/** The outcome of one part of a run. */
export interface Outcome {
  readonly part: string;
  readonly milliseconds: number;
  /** The tests that it has; a check without tests has none. */
  readonly results: readonly TestResult[];
  readonly shaky: readonly TestResult[];
  /** False also if a check without tests failed, or its runner. */
  readonly ok: boolean;
}

/** True if a run as a whole passed. */
export function passed(outcomes: readonly Outcome[]): boolean {
  return outcomes.every(({ ok }) => ok) && outcomes.flatMap(({ shaky }) => shaky).length <= MOST_SHAKY;
}

/** The last lines of every run: minutes by part, the slowest tests, failures, shaky tests, and the counts. */
export function closing(outcomes: readonly Outcome[], leftOut: readonly string[]): string {
  const all = outcomes.flatMap(({ results }) => results);
  const shaky = outcomes.flatMap((outcome) => outcome.shaky);
  const failed = all.filter((one) => one.status === "failed" && !shaky.includes(one));
  const broken = outcomes.filter(({ ok, results }) => !ok && !results.some(({ status }) => status === "failed"));
  const skipped = all.filter(({ status }) => status === "skipped").length;
  const total = outcomes.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  const lines = [
    "",
    "minutes by part",
    ...outcomes.map(({ part, milliseconds, results, ok }) =>
      [clock(milliseconds), part.padEnd(14), results.length === 0 ? "" : `${results.length} tests`, ok ? "" : "FAILED"]
        .join("  ")
        .trimEnd(),
    ),
    `${clock(total)}  in all`,
    "",
    "slowest tests",
    ...all
      .toSorted((a, b) => b.milliseconds - a.milliseconds)
      .slice(0, SLOWEST)
      .map((one) => `${(one.milliseconds / 1_000).toFixed(1).padStart(6)} s  ${titleOf(one)}`),
    "",
    ...leftOut.map((part) => `left out for want of time: ${part}`),
    ...shaky.flatMap((one) => [`SHAKY   ${titleOf(one)}`, ...complaintOf(one)]),
    ...(shaky.length > MOST_SHAKY ? [`more than ${MOST_SHAKY} shaky tests fail a run`] : []),
    ...failed.flatMap((one) => [`FAILED  ${titleOf(one)}`, ...complaintOf(one)]),
    ...broken.map(({ part }) => `FAILED  ${part}`),
  ];
  const counts = [
    `${all.length - failed.length - skipped} passed`,
    `${failed.length + broken.length} failed`,
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(shaky.length > 0 ? [`${shaky.length} shaky`] : []),
  ];
  return [...lines, counts.join(", ")].join("\n");
}

/** The first lines of what a failed test said, and its line in the file. */
function complaintOf({ file, said }: TestResult): readonly string[] {
  const lines = stripVTControlCharacters(said).split("\n");
  const told = lines.filter((line) => line.trim() !== "" && !/^\s+at /.test(line)).slice(0, SAID_LINES);
  const place = lines.find((line) => line.includes(`${file}:`))?.match(/:(\d+):\d+/);
  return [...told, ...(place ? [`line ${place[1]}`] : [])].map((line) => `          ${line.trim()}`.slice(0, 200));
}

function titleOf({ file, name }: TestResult): string {
  return `${file}: ${name}`.slice(0, 160);
}

function clock(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`.padStart(6);
}
