import { describe, expect, it } from "vitest";
import { placeBeside } from "./place.ts";

const viewport = { width: 400, height: 800 };
const bubble = { width: 100, height: 40 };
const anchor = { x: 150, y: 400, width: 60, height: 20 };

describe("a floating thing", () => {
  it("stands centred above its anchor", () => {
    expect(placeBeside(anchor, bubble, viewport, "top", false)).toEqual({ x: 130, y: 352 });
  });

  it("goes below if there is no room above", () => {
    expect(placeBeside({ ...anchor, y: 10 }, bubble, viewport, "top", false)).toEqual({ x: 130, y: 38 });
  });

  it("stays inside the window at its edges", () => {
    expect(placeBeside({ ...anchor, x: 0 }, bubble, viewport, "top", false).x).toBe(8);
    expect(placeBeside({ ...anchor, x: 380 }, bubble, viewport, "top", false).x).toBe(292);
  });

  it("takes start as left, or as right in right-to-left pages", () => {
    expect(placeBeside(anchor, bubble, viewport, "start", false).x).toBe(42);
    expect(placeBeside(anchor, bubble, viewport, "start", true).x).toBe(218);
    expect(placeBeside(anchor, bubble, viewport, "end", true).x).toBe(42);
  });

  it("turns to the other side at the edge of the reading direction", () => {
    expect(placeBeside({ ...anchor, x: 20 }, bubble, viewport, "start", false).x).toBe(88);
    expect(placeBeside({ ...anchor, x: 320 }, bubble, viewport, "start", true).x).toBe(212);
  });
});
