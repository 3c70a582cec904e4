import { describe, expect, it } from "vitest";
import { rimOf } from "../rules/tables.ts";
import { leanOf, paysUnder } from "./pointer.ts";

describe("the pointer", () => {
  it("leans most where a peg passes, and hangs straight over the middle of a segment, where every spin ends", () => {
    expect(leanOf(7)).toBeGreaterThan(20);
    expect(leanOf(6.99)).toBeGreaterThan(20);
    expect(leanOf(7.5)).toBe(0);
    expect(leanOf(-3.5)).toBe(0);
  });

  it("reads the segment at which a spin ends", () => {
    const rim = { risk: "medium", segments: 30 } as const;
    for (let segment = 0; segment < 30; segment += 1) {
      const ended = 4 * 30 - (segment + 0.5);
      expect(paysUnder(rim, ended)).toBe(rimOf(rim)[segment]);
    }
  });
});
