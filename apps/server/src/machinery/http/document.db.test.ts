import { randomUUID } from "node:crypto";
import { someFlight, someHand, someInstant } from "@fairhouse/games/samples.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../../tests/database.ts";
import { register } from "../../features/accounts/testing.ts";
import { type House, startHouse } from "../../house.ts";
import { testConfig } from "../../testing.ts";

interface Operation {
  readonly name: string;
  readonly method: "GET" | "POST" | "PUT" | "DELETE" | "PATCH";
  readonly path: string;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<
    Record<string, { readonly content?: Record<string, { schema: { properties?: { code?: { enum: string[] } } } }> }>
  >;
}

let database: TestDatabase;
let house: House;
let operations: readonly Operation[];

beforeAll(async () => {
  database = await freshDatabase();
  house = await startHouse(testConfig({ databaseUrl: database.url, logLevel: "silent" }), { site: null });
  // A server lists its logs once it has looked for what it lacks of them.
  await vi.waitFor(async () => expect((await house.app.inject({ url: "/log" })).statusCode).toBe(200), {
    timeout: 60_000,
  });
  const { paths } = (await house.app.inject({ url: "/api/docs/json" })).json();
  operations = Object.entries<Record<string, Operation>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const upper = method.toUpperCase() as Operation["method"];
      return { ...operation, name: `${upper} ${path}`, method: upper, path };
    }),
  );
});
afterAll(async () => {
  await house.close();
  await database.drop();
});

const needsToken = ({ security }: Operation) => security !== undefined && !security.some((way) => !("bearer" in way));

/** Calls an operation with existing parameters, and a body that most refuse. */
async function call({ method, path, requestBody }: Operation, token: string | null, body: object = {}) {
  const table = path.includes("/tables/") ? someFlight.table : null;
  const game = path.includes("hands") ? someHand.id : someInstant.id;
  const id = table ?? (path.includes("/games/") ? game : randomUUID());
  const answer = await house.app.inject({
    method,
    // Visitors may not ask this route for a player's own bets.
    url: path
      .replace("{id}", id)
      .replace("{name}", "terms")
      .replace(/bets$/, token === null ? "$&?scope=all" : "$&"),
    headers: {
      "idempotency-key": randomUUID(),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(requestBody === undefined ? {} : { payload: body }),
  });
  return { status: answer.statusCode, code: answer.statusCode < 400 ? null : (answer.json().code as string) };
}

/** Returns sentences about answers that are missing from the document. */
function undeclared(
  { name, responses }: Operation,
  { status, code }: { status: number; code: string | null },
): string[] {
  const declared = responses[status];
  if (declared === undefined) return [`${name} answered ${status} ${code}`];
  if (code === null) return [];
  const codes = declared.content?.["application/json"]?.schema.properties?.code?.enum ?? [];
  return codes.includes(code) ? [] : [`${name} answered ${status} with the code ${code}`];
}

test("the document knows all commands of the house", () => {
  expect(operations.length).toBeGreaterThan(40);
  expect(operations.filter(needsToken).length).toBeGreaterThan(25);
});

test("without a token an operation answers 401 exactly where the document asks for one", async () => {
  const wrong: string[] = [];
  for (const operation of operations) {
    const answer = await call(operation, null);
    if ((answer.code === "unauthenticated") !== needsToken(operation)) {
      wrong.push(`${operation.name} ${needsToken(operation) ? "asks for a token" : "asks for none"}: ${answer.status}`);
    }
    wrong.push(...undeclared(operation, answer));
  }
  expect(wrong).toEqual([]);
});

test("with a token none asks for one, and every answer is in the document", async () => {
  let { body } = await register(house.app, "reader@example.com");
  const wrong: string[] = [];
  for (const operation of operations) {
    const answer = await call(operation, body.accessToken);
    if (operation.path === "/api/auth/logout") ({ body } = await register(house.app, "reader-again@example.com"));
    if (answer.code === "unauthenticated") wrong.push(`${operation.name} does not take the token`);
    if (answer.status >= 500) wrong.push(`${operation.name} answered ${answer.status} ${answer.code}`);
    wrong.push(...undeclared(operation, answer));
  }
  expect(wrong).toEqual([]);
});

test("an invalid token is refused by every operation that reads one, and by no other", async () => {
  const wrong: string[] = [];
  for (const operation of operations) {
    const answer = await call(operation, "not.a.token");
    if ((answer.code === "unauthenticated") !== (operation.security !== undefined)) {
      wrong.push(`${operation.name}: ${answer.status} ${answer.code}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("the document is made once", async () => {
  const read = async () => (await house.app.inject({ url: "/api/docs/json" })).body;
  const first = await read();
  Object.assign(house.app.swagger(), { info: "changed" });
  expect(await read()).toBe(first);
});
