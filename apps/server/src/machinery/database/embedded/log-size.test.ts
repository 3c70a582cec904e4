import { expect, test } from "vitest";
import { logSize } from "./log-size.ts";

const GB = 1024 ** 3;

test("the database's log may take a quarter of the free disk, between 2 and 16 GB", () => {
  expect(logSize(0)).toBe("2048MB");
  expect(logSize(20 * GB)).toBe("5120MB");
  expect(logSize(64 * GB)).toBe("16384MB");
  expect(logSize(4_000 * GB)).toBe("16384MB");
});
