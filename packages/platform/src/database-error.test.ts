import { connect } from "node:net";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { isUnreachable, isWorthRetrying } from "./database-error.ts";

const coded = (code: string) => Object.assign(new Error("of a database"), { code });

describe("a database that cannot be reached", () => {
  test.each(["EHOSTUNREACH", "ENETUNREACH", "ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND"])(
    "is told by the system's %s",
    (code) => expect(isUnreachable(coded(code))).toBe(true),
  );

  test.each(["08006", "57P01", "57P03", "53300", "53100"])("is told by the server's %s", (code) =>
    expect(isUnreachable(coded(code))).toBe(true),
  );

  test("is told by the driver when nothing listens, by name and by address", async () => {
    for (const host of ["127.0.0.1", "localhost"]) {
      const error = await new pg.Client({ host, port: 1 }).connect().catch((caught: unknown) => caught);
      expect(isUnreachable(error)).toBe(true);
    }
  });

  test("is told by the driver when it has no time left, and once its client is closed", async () => {
    const pool = new pg.Pool({ host: "127.0.0.1", port: 1, connectionTimeoutMillis: 1 });
    expect(isUnreachable(await pool.query("select 1").catch((caught: unknown) => caught))).toBe(true);
    const client = new pg.Client({ host: "127.0.0.1", port: 1 });
    await expect(client.connect()).rejects.toThrow();
    expect(isUnreachable(await client.query("select 1").catch((caught: unknown) => caught))).toBe(true);
  });

  test("is told by a socket of the file system that is not there", async () => {
    const socket = connect("/nowhere/.s.PGSQL.5432");
    const error = await new Promise((resolve) => socket.once("error", resolve));
    expect(isUnreachable(error)).toBe(true);
  });
});

test.each([
  ["a file that is missing", coded("ENOENT")],
  ["a broken constraint", coded("23505")],
  ["a wrong statement", coded("42601")],
  [
    "a raised exception whose text speaks of a connection",
    Object.assign(new Error("no connection"), { code: "P0001" }),
  ],
  ["a bug whose text speaks of a timeout", new Error("the timeout is not a number")],
  ["nothing", undefined],
])("%s does not mean that the connection failed", (_, error) => expect(isUnreachable(error)).toBe(false));

test("a deadlock is worth another try, a broken constraint is not", () => {
  expect(isWorthRetrying(coded("40P01"))).toBe(true);
  expect(isWorthRetrying(coded("23505"))).toBe(false);
});
