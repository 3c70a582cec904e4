import { z } from "zod";
import { type TestResult, WHOLE_FILE } from "./result.ts";

const spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(
        z.object({ duration: z.number(), errors: z.array(z.object({ message: z.string().optional() })).optional() }),
      ),
    }),
  ),
});
interface Suite {
  title: string;
  specs: z.infer<typeof spec>[];
  suites?: Suite[] | undefined;
}
const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({ title: z.string(), specs: z.array(spec), suites: z.array(suite).optional() }),
);
/** The fields that are read of the report that Playwright's `json` reporter writes. */
const report = z.object({
  suites: z.array(suite),
  errors: z.array(z.object({ message: z.string().optional() })).optional(),
});

/** @throws if the text is not such a report. */
export function readPlaywright(json: string): readonly TestResult[] {
  const { suites, errors = [] } = report.parse(JSON.parse(json));
  const broken = errors.map(
    ({ message = "" }): TestResult => ({
      file: "",
      name: WHOLE_FILE,
      milliseconds: 0,
      status: "failed",
      said: message,
    }),
  );
  return [...suites.flatMap((file) => resultsOf(file, [])), ...broken];
}

function resultsOf({ specs, suites = [] }: Suite, above: readonly string[]): readonly TestResult[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, results }): TestResult => {
      const errors = results.flatMap((result) => result.errors ?? []);
      return {
        file,
        name: [...above, title].join(" › "),
        milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
        status: status === "expected" ? "passed" : status === "skipped" ? "skipped" : "failed",
        said: errors.map(({ message = "" }) => message).join("\n"),
      };
    }),
  );
  return [...own, ...suites.flatMap((below) => resultsOf(below, [...above, below.title]))];
}
