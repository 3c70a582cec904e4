import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { errorCatalogue } from "@fairhouse/protocol/errors.ts";
import { expect, test } from "vitest";
import { checkout } from "../config.ts";
import { AppError, errorBody, toAppError } from "./errors.ts";

test("docs/errors.md lists exactly the codes of the catalogue, with their status and message", async () => {
  const manual = await readFile(join(checkout, "docs/errors.md"), "utf8");
  const documented = [...manual.matchAll(/^\| `(\w+)` +\| (\d{3}) +\| (.+?) +\|/gm)].map(
    ([, code, status, message]) => [code, Number(status), message],
  );
  expect(documented).toEqual(
    Object.entries(errorCatalogue).map(([code, [status, message]]) => [code, status, message]),
  );
});

test("a bug shows the client nothing but its request id", () => {
  const body = errorBody(toAppError(new Error("seed abc of player 7")), "r-1");
  expect(body).toEqual({ code: "internal", message: errorCatalogue.internal[1], requestId: "r-1" });
});

test("a refusal keeps its code and details", () => {
  const refusal = new AppError("bet_too_small", { minBet: 1000 });
  expect(errorBody(toAppError(refusal), "r-2")).toMatchObject({ code: "bet_too_small", details: { minBet: 1000 } });
});

test.each([
  ["ECONNREFUSED", "connect"],
  ["EHOSTUNREACH", "no route to host"],
  ["57P01", "terminating connection due to administrator command"],
  ["53300", "too many clients"],
  ["08006", "connection failure"],
  ["40001", "could not serialize access due to concurrent update"],
  ["40P01", "deadlock detected"],
  ["55P03", "canceling statement due to lock timeout"],
])("an unreachable database (%s) is a passing state, not a bug", (code, message) => {
  expect(toAppError(Object.assign(new Error(message), { code })).code).toBe("busy");
});

test("a wrong query is a bug", () => {
  expect(toAppError(Object.assign(new Error("syntax"), { code: "42601" })).code).toBe("internal");
});
