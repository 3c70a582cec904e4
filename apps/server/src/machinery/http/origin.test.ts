import { expect, test } from "vitest";
import { isForeign } from "./origin.ts";

const config = { allowedOrigins: ["https://house.example"] };
const foreign = (host: string | undefined, headers: Record<string, string>) => isForeign({ headers }, host, config);

test.each([
  ["http://127.0.0.1:3000", "127.0.0.1:3000", false],
  ["https://house.example", "internal:3000", false],
  ["http://house.example", "internal:3000", true],
  ["https://house.example.evil.example", "house.example", true],
  ["https://evil.example", "house.example", true],
  ["http://127.0.0.1:3001", "127.0.0.1:3000", true],
  ["null", "house.example", true],
  ["https://evil.example", undefined, true],
])("a page of %s that sends to %s is foreign: %s", (origin, host, expected) =>
  expect(foreign(host, { origin })).toBe(expected),
);

test("a request without a page is not foreign", () => expect(foreign("house.example", {})).toBe(false));

test("a plain page with the house's own name is foreign if the house is known to be behind TLS", () => {
  const origin = "http://house.example";
  expect(foreign("house.example", { origin })).toBe(true);
  const unknown = (headers: Record<string, string>) =>
    isForeign({ headers: { origin, ...headers } }, "house.example", { allowedOrigins: [] });
  expect(unknown({})).toBe(false);
  expect(unknown({ "x-forwarded-proto": "https" })).toBe(true);
  expect(unknown({ "x-forwarded-proto": "https, http" })).toBe(true);
  expect(unknown({ "sec-fetch-site": "cross-site" })).toBe(true);
  expect(unknown({ "sec-fetch-site": "same-origin" })).toBe(false);
});

test("without PUBLIC_URL a page behind a TLS proxy that sends no headers is the house's own", () => {
  expect(isForeign({ headers: { origin: "https://house.example" } }, "house.example", { allowedOrigins: [] })).toBe(
    false,
  );
});

test("browsers disagree on the site of a handshake: its origin and host decide", () => {
  const handshake = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "websocket" };
  expect(foreign("127.0.0.1:3000", { origin: "http://127.0.0.1:3000", ...handshake })).toBe(false);
  expect(foreign("127.0.0.1:3000", { origin: "http://evil.example", ...handshake })).toBe(true);
});
