import { someHand } from "@fairhouse/games/samples.ts";
import type { FastifyRequest } from "fastify";
import { describe, expect, test } from "vitest";
import { AppError } from "../../machinery/http/errors.ts";
import { canonical, commandKey, commandValidator, parsePart } from "./command.ts";

const KEY = "9B2E4B5C-0B7A-4C0E-8C5D-2F1E3D4C5B6A";
const request = (key: unknown) => ({ headers: { "idempotency-key": key } }) as unknown as FastifyRequest;

describe("the hash of a command", () => {
  const hashOf = (route: string, body: unknown) => commandKey(request(KEY), route, body).bodyHash;

  test("does not depend on the order of keys", () => {
    expect(hashOf("a", { bet: { target: 3, amount: 1 } })).toBe(hashOf("a", { bet: { amount: 1, target: 3 } }));
  });

  test("depends on the route and on every value", () => {
    const base = hashOf("a", { bet: { chips: [1, 2] } });
    expect(hashOf("b", { bet: { chips: [1, 2] } })).not.toBe(base);
    expect(hashOf("a", { bet: { chips: [2, 1] } })).not.toBe(base);
    expect(hashOf("a", { bet: { chips: ["1", 2] } })).not.toBe(base);
  });

  test("treats all spellings of a key as the same key", () => {
    expect(commandKey(request(KEY), "a", {}).id).toBe(KEY.toLowerCase());
  });
});

test("canonical JSON reads back as the same value", () => {
  const value = { b: [null, true, { y: '\u2028"', x: -1.5 }], a: {} };
  expect(JSON.parse(canonical(value))).toEqual(value);
  expect(canonical(value)).toBe(canonical(JSON.parse(JSON.stringify(value))));
});

test("a header without a UUID is key_missing", () => {
  const validate = commandValidator({ schema: {}, method: "POST", url: "/", httpPart: "headers" });
  for (const key of [undefined, "", "1", `${KEY}0`, [KEY]]) {
    expect(validate({ "idempotency-key": key })).toMatchObject({ error: { code: "key_missing" } });
  }
  expect(validate({ "idempotency-key": KEY, other: "1" })).toEqual({ value: { "idempotency-key": KEY, other: "1" } });
});

test("a value that a game's schema refuses is named by its place in the body", () => {
  const refused = () => parsePart(someHand.game.bet, { ...someHand.bet(), amount: 1.5, balance: 9 }, "bet");
  expect(refused).toThrow(AppError);
  try {
    refused();
  } catch (error) {
    expect(error).toMatchObject({ code: "invalid_request", details: { in: "body" } });
    expect(JSON.stringify((error as AppError).details)).toContain("bet.amount");
  }
});
