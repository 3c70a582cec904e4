import { expect, test, vi } from "vitest";
import { newKey } from "./new-key.ts";

test("makes a UUID of version 7, which begins with the time, even on pages served without TLS", () => {
  vi.useFakeTimers({ now: new Date("2026-03-04T05:06:07.089Z") });
  const { randomUUID } = crypto;
  Object.defineProperty(crypto, "randomUUID", { value: undefined, configurable: true });
  const key = newKey();
  expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(Number.parseInt(key.replace("-", "").slice(0, 12), 16)).toBe(Date.parse("2026-03-04T05:06:07.089Z"));
  expect(newKey()).not.toBe(key);
  Object.defineProperty(crypto, "randomUUID", { value: randomUUID, configurable: true });
  vi.useRealTimers();
});
