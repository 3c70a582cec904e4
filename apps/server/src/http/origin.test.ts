import { expect, test } from "vitest";
import { isOwnOrigin } from "./origin.ts";

const allowed = ["https://house.example"];

test.each([
  [undefined, "127.0.0.1:3000", true],
  ["http://127.0.0.1:3000", "127.0.0.1:3000", true],
  ["https://house.example", "internal:3000", true],
  ["http://house.example", "internal:3000", false],
  ["https://house.example.evil.example", "house.example", false],
  ["https://evil.example", "house.example", false],
  ["http://127.0.0.1:3001", "127.0.0.1:3000", false],
  ["null", "house.example", false],
  ["https://evil.example", undefined, false],
])("origin %s at host %s: %s", (origin, host, own) => expect(isOwnOrigin(origin, host, allowed)).toBe(own));
