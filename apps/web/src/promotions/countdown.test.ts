import { expect, test, vi } from "vitest";

// The page's own house connects when it is loaded, which the text of a countdown does not need.
vi.mock("../services/services.ts", () => ({ playContext: { clock: { now: () => 0 } } }));

test("a countdown shows whole seconds, days only if there are some, and never less than nothing", async () => {
  const { countdownText } = await import("./countdown.tsx");
  expect(countdownText(7_509_000)).toBe("02:05:09");
  expect(countdownText(1)).toBe("00:00:01");
  expect(countdownText(-5)).toBe("00:00:00");
  expect(countdownText(3 * 86_400_000 + 3_600_000)).toBe("3:01:00:00");
});
