import { describe, expect, it } from "vitest";
import { commitmentOf, isClientSeed, newClientSeed, newSalt, newServerSeed } from "./seeds.ts";

describe("seeds", () => {
  it("commits to a server seed by the hash of its text", () => {
    // docs/rules/derivations.md
    expect(commitmentOf("server seed")).toBe("a4e53dc2f480b8fce6fe688b1317658b446299df23ad533394406427c8c19557");
  });

  it.each(["a", "Grüße 👋", "x".repeat(64), "بذرة", " "])("takes %j as client seed", (seed) => {
    expect(isClientSeed(seed)).toBe(true);
  });

  it.each(["", "x".repeat(65), "a\nb", "a\u0000", "a\u200bb", "a\u202eb", "a\u2066b", "\ufeffa", "a\u2028", "\ud800"])(
    "refuses %j as client seed",
    (seed) => {
      expect(isClientSeed(seed)).toBe(false);
    },
  );

  it("makes seeds of the promised lengths from the bytes it is given", () => {
    const bytes = (count: number) => new Uint8Array(count).fill(0xa5);
    expect(newServerSeed(bytes).reveal()).toBe("a5".repeat(32));
    expect(newSalt(bytes)).toBe("a5".repeat(32));
    expect(isClientSeed(newClientSeed(bytes))).toBe(true);
  });
});
