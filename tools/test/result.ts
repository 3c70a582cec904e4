/** One test as its runner told of it. */
export interface TestResult {
  /** From the root of the checkout. */
  readonly file: string;
  readonly name: string;
  readonly milliseconds: number;
  readonly status: "passed" | "failed" | "skipped";
  /** What was said of a failure; empty otherwise. */
  readonly said: string;
}

/** Failures that no test stands for (a file that does not load, a runner that breaks) have this name. */
export const WHOLE_FILE = "(the whole file)";
