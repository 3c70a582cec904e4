import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { createLog } from "./log.ts";

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = "";
  const sink = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  write(createLog("info", sink));
  return text;
}

test("secrets never appear, at the top level or in nested objects", () => {
  const text = logged((log) =>
    log.info(
      {
        password: "hunter2",
        request: { headers: { authorization: "Bearer hunter2", cookie: "hunter2" } },
        body: { token: "hunter2" },
      },
      "x",
    ),
  );
  expect(text).not.toContain("hunter2");
});

test("rows that PostgreSQL quotes in its errors are not logged", () => {
  const error = Object.assign(new Error("violates check constraint"), {
    code: "23514",
    detail: "Failing row contains (hunter2)",
    where: "hunter2",
  });
  const text = logged((log) => log.error({ err: new Error("outer", { cause: error }) }, "failed"));
  expect(text).not.toContain("hunter2");
  expect(text).toContain("23514");
});
