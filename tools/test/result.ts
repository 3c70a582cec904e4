/** One test as its runner reported it. */
export interface TestResult {
  /** Path from the root of the checkout. */
  readonly file: string;
  readonly name: string;
  readonly milliseconds: number;
  readonly status: "passed" | "failed" | "skipped";
  /** The message of a failure; empty otherwise. */
  readonly said: string;
}

/** The name of failures without a test (a file that does not load, a runner that breaks). */
export const WHOLE_FILE = "(the whole file)";
