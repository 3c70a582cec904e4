import type { TestResult } from "./result.ts";

/** More shaky tests than this fail a run. */
export const MOST_SHAKY = 3;

/**
 * Files whose subject is money, fairness, secrecy, a race or an attack. They are never tried again: a bug that loses
 * one bet in a thousand passes the second time.
 */
const NEVER_AGAIN = [
  /^tests\/(torture|conformance)\//,
  /^packages\/(ledger|play|fairness|kernel|house-log|transparency)\//,
  /^games\/[^/]+\/rules\//,
  /^apps\/server\/src\/features\/(accounts|house-log|play|promotions|sports|statistics|wallet)\//,
  /^apps\/server\/src\/machinery\/(sessions|sockets|ticks)\//,
  /^tests\/upgrade\//,
  /^tools\/(ledger-audit|log-audit|verify)\//,
  /(race|audit|secre|attack|money|ledger|wallet|proof|verif|seed)[^/]*$/,
];
/** The house answered with a bug. */
const SAW_A_BUG = /\b500\b|\binternal\b|Internal Server Error/;

/** Vitest does not say in whose file an error outside all tests happened: another try of a file could not clear it. */
const OUTSIDE_TESTS = /Vitest caught \d+ unhandled error/;

/** The files that failed and may be tried once more, alone. @param output all that the runner printed */
export function filesForSecondTry(results: readonly TestResult[], output: string): readonly string[] {
  if (OUTSIDE_TESTS.test(output)) return [];
  const failed = results.filter(({ status }) => status === "failed");
  const hopeless = new Set(failed.filter(({ said }) => SAW_A_BUG.test(said)).map(({ file }) => file));
  const files = [...new Set(failed.map(({ file }) => file))].filter(
    (file) => file !== "" && !hopeless.has(file) && !NEVER_AGAIN.some((pattern) => pattern.test(file)),
  );
  return files.length > MOST_SHAKY ? [] : files;
}

/** The tests that failed at first and passed when their file was tried again. */
export function shakyOf(first: readonly TestResult[], second: readonly TestResult[]): readonly TestResult[] {
  const passed = new Set(second.filter(({ status }) => status === "passed").map(keyOf));
  const failedFiles = new Set(second.filter(({ status }) => status === "failed").map(({ file }) => file));
  return first.filter((one) => one.status === "failed" && passed.has(keyOf(one)) && !failedFiles.has(one.file));
}

function keyOf({ file, name }: TestResult): string {
  return `${file} ${name}`;
}
