import { afterEach, describe, expect, it } from "vitest";
import { CHIP_AMOUNTS, chipLookOf } from "../game/chip-art.ts";
import { winSize } from "../game/win-size.ts";
import { closeToast, onToasts, readToasts, showToast } from "../overlays/toasts.ts";
import { revealPitch } from "../sound/sounds.ts";
import { initialsOf } from "./avatar.tsx";
import { badgeCount } from "./badge.tsx";
import { trickle } from "./route-progress.tsx";
import { nextTab } from "./tabs.tsx";

describe("tabs", () => {
  it("move in reading direction and wrap around the ends", () => {
    expect(nextTab("ArrowRight", 0, 3, false)).toBe(1);
    expect(nextTab("ArrowRight", 2, 3, false)).toBe(0);
    expect(nextTab("ArrowRight", 0, 3, true)).toBe(2);
    expect(nextTab("ArrowLeft", 0, 3, true)).toBe(1);
    expect(nextTab("End", 0, 3, true)).toBe(2);
  });

  it("ignore other keys", () => {
    expect(nextTab("ArrowDown", 1, 3, false)).toBeNull();
    expect(nextTab("a", 1, 3, false)).toBeNull();
  });
});

describe("the size of a win", () => {
  it("is 0 up to the stake and grows with the multiplier", () => {
    expect(winSize(24_999, 25_000)).toBe(0);
    expect(winSize(0, 0)).toBe(0);
    expect(winSize(25_000, 25_000)).toBe(0);
    expect(winSize(25_001, 25_000)).toBe(1);
    expect(winSize(49_999, 25_000)).toBe(1);
    expect(winSize(50_000, 25_000)).toBe(2);
    expect(winSize(249_999, 25_000)).toBe(2);
    expect(winSize(250_000, 25_000)).toBe(3);
    expect(winSize(1_250_000, 25_000)).toBe(4);
  });
});

describe("chips", () => {
  it("of five denominations all differ in more than colour", () => {
    const shapes = CHIP_AMOUNTS.map((amount) => chipLookOf(amount)).map((look) => `${look.marks} ${look.pattern}`);
    expect(new Set(shapes).size).toBe(CHIP_AMOUNTS.length);
  });

  it("of a sum have the look of its largest denomination", () => {
    expect(chipLookOf(12_000)).toBe(chipLookOf(10_000));
    expect(chipLookOf(4_999)).toBe(chipLookOf(1_000));
    expect(chipLookOf(3_000_000)).toBe(chipLookOf(100_000));
  });
});

describe("small things", () => {
  it("badges show at most 99", () => {
    expect(badgeCount(99)).toBe("99");
    expect(badgeCount(100)).toBe("99+");
  });

  it("initials are whole characters of the first and the last word", () => {
    expect(initialsOf("maya_k")).toBe("MK");
    expect(initialsOf("tomas")).toBe("T");
    expect(initialsOf("يوسف علي")).toBe("يع");
    expect(initialsOf("🚀 pilot one")).toBe("🚀O");
    expect(initialsOf("")).toBe("");
  });

  it("a progress bar creeps forward and never arrives by itself", () => {
    let progress = 0.08;
    for (let step = 0; step < 1_000; step++) progress = trickle(progress);
    expect(progress).toBeLessThan(1);
    expect(trickle(0.08)).toBeCloseTo(0.1);
  });

  it("the tone of a reveal rises with every step and stays audible", () => {
    const pitches = Array.from({ length: 20 }, (_, step) => revealPitch(step));
    expect(pitches.every((pitch, step) => step === 0 || pitch > (pitches[step - 1] ?? 0))).toBe(true);
    expect(revealPitch(500)).toBeLessThan(8_000);
  });
});

describe("toasts", () => {
  afterEach(() => {
    for (const toast of readToasts()) closeToast(toast.id);
  });

  it("show three at most, the newest last", () => {
    for (const title of ["a", "b", "c", "d"]) showToast({ tone: "info", title });
    expect(readToasts().map((toast) => toast.title)).toEqual(["b", "c", "d"]);
  });

  it("do not repeat the same text", () => {
    showToast({ tone: "error", title: "Connection lost" });
    showToast({ tone: "error", title: "Connection lost" });
    expect(readToasts()).toHaveLength(1);
  });

  it("notify listeners until they unsubscribe", () => {
    let calls = 0;
    const stop = onToasts(() => {
      calls += 1;
    });
    const id = showToast({ tone: "info", title: "once" });
    stop();
    closeToast(id);
    expect(calls).toBe(1);
  });
});
