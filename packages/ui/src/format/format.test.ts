import { afterEach, describe, expect, it, vi } from "vitest";
import { PLAY_COIN } from "./currencies.ts";
import { formatStep, formatWhen } from "./dates.ts";
import { formatCompact, formatMoney, formatPercent, formatProfit } from "./money.ts";
import { formatMultiplier } from "./multiplier.ts";

const isolated = (text: string) => `\u2066${text}\u2069`;

describe("money", () => {
  it("is grouped, in western figures, in every language", () => {
    expect(formatMoney(1_284_900, "en", PLAY_COIN)).toBe("1,284,900");
    expect(formatMoney(1_284_900, "ar", PLAY_COIN)).toBe("1,284,900");
    expect(formatMoney(1_284_900, "ar-EG", PLAY_COIN)).toBe("1,284,900");
    expect(formatMoney(1_284_900, "de", PLAY_COIN)).toBe("1.284.900");
  });

  it("is exact at the largest amount", () => {
    expect(formatMoney(Number.MAX_SAFE_INTEGER, "en", PLAY_COIN)).toBe("9,007,199,254,740,991");
  });

  it("shows gains and losses with their sign, and zero without one", () => {
    expect(formatProfit(24_500, "en", PLAY_COIN)).toBe("+24,500");
    expect(formatProfit(-4_000, "en", PLAY_COIN)).toBe("−4,000");
    expect(formatProfit(0, "en", PLAY_COIN)).toBe("0");
  });

  it("keeps the sign before the figures inside Arabic", () => {
    expect(formatProfit(-4_000, "ar", PLAY_COIN)).toBe(isolated("−4,000"));
  });

  it("has the decimals that its currency shows, in integers, and never rounds up", () => {
    const bitcoin = { decimals: 8, shownDecimals: 8 };
    expect(formatMoney(123_456_789, "en", bitcoin)).toBe("1.23456789");
    expect(formatMoney(Number.MAX_SAFE_INTEGER, "en", bitcoin)).toBe("90,071,992.54740991");
    expect(formatMoney(5, "de", { decimals: 2, shownDecimals: 2 })).toBe("0,05");
    expect(formatMoney(1_999, "en", { decimals: 3, shownDecimals: 2 })).toBe("1.99");
    expect(formatMoney(1_999, "en", { decimals: 3, shownDecimals: 0 })).toBe("1");
    expect(formatProfit(-150, "en", { decimals: 2, shownDecimals: 2 })).toBe("−1.50");
    expect(formatCompact(150_000, "en", { decimals: 2, shownDecimals: 2 })).toBe("1.5K");
  });

  it("never rounds up in short form", () => {
    expect(formatCompact(1_999, "en", PLAY_COIN)).toBe("1.9K");
    expect(formatCompact(100_000, "en", PLAY_COIN)).toBe("100K");
  });
});

describe("multipliers", () => {
  it.each([
    [0, "0×"],
    [5, "0.05×"],
    [198, "1.98×"],
    [100_000_000, "1,000,000.00×"],
  ])("%d hundredths are %s", (hundredths, text) => {
    expect(formatMultiplier(hundredths, "en")).toBe(text);
  });

  it("have further decimals for parts of a hundredth, and say that they are approximate", () => {
    expect(formatMultiplier(112.5, "en")).toBe("1.125×");
    expect(formatMultiplier(128.57, "en")).toBe("1.2857×");
    expect(formatMultiplier(128, "en", true)).toBe("≈1.28×");
  });

  it("keeps × after the figures inside Arabic", () => {
    expect(formatMultiplier(198, "ar")).toBe(isolated("1.98×"));
  });

  it("uses the decimal mark of the language", () => {
    expect(formatMultiplier(123_456, "de")).toBe("1.234,56×");
  });
});

describe("shares", () => {
  it("are rounded down to two decimals", () => {
    expect(formatPercent(0.396_09, "en")).toBe("39.60%");
    expect(formatPercent(0.999_999, "en")).toBe("99.99%");
  });
});

describe("times", () => {
  afterEach(() => vi.unstubAllGlobals());

  const noon = new Date(2026, 2, 5, 12, 41).getTime();

  it("omit the date today, show it on other days, and the year in another year", () => {
    expect(formatWhen(noon, noon + 3_600_000, "en-GB")).toBe("12:41");
    expect(formatWhen(noon, noon + 86_400_000, "en-GB")).toBe("5 Mar, 12:41");
    expect(formatWhen(noon, new Date(2027, 0, 1).getTime(), "en-GB")).toContain("5 Mar 2026");
  });

  it("follow the viewer's region of the language", async () => {
    const morning = new Date(2026, 2, 5, 9, 5).getTime();
    const shown = (...languages: string[]) => {
      vi.stubGlobal("navigator", { languages });
      vi.resetModules();
      return import("./dates.ts").then((dates) => dates.formatDateTime(morning, "en"));
    };
    expect(await shown("ar-EG", "en-GB", "en-US")).toBe("5 Mar 2026, 09:05");
    expect(await shown("en-US")).toMatch(/^Mar 5, 2026, 9:05.AM$/);
    expect(await shown("de-DE")).toMatch(/^Mar 5, 2026, 9:05.AM$/);
  });

  it("of a chart are UTC days, and months with their year", () => {
    expect(formatStep("2026-03-05", "day", "en-GB")).toBe("5 Mar");
    expect(formatStep("2026-03-02", "week", "en-GB")).toBe("2 Mar");
    expect(formatStep("2026-03-01", "month", "en-GB")).toBe("Mar 2026");
  });
});
