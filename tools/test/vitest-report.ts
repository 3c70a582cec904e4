import { relative } from "node:path";
import { z } from "zod";
import { type TestResult, WHOLE_FILE } from "./result.ts";

/** The fields that are read of the report that Vitest's `json` reporter writes. */
const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().nullish(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/** @param root the checkout. @throws if the text is not such a report. */
export function readVitest(json: string, root: string): readonly TestResult[] {
  return report.parse(JSON.parse(json)).testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name).replaceAll("\\", "/");
    const results = assertionResults.map(
      (one): TestResult => ({
        file,
        name: one.fullName,
        milliseconds: one.duration ?? 0,
        status: one.status === "passed" || one.status === "failed" ? one.status : "skipped",
        said: (one.failureMessages ?? []).join("\n"),
      }),
    );
    if (status !== "failed" || results.some((one) => one.status === "failed")) return results;
    return [...results, { file, name: WHOLE_FILE, milliseconds: 0, status: "failed" as const, said: message ?? "" }];
  });
}
