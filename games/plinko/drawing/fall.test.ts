import { describe, expect, it } from "vitest";
import { ROWS, type Step } from "../rules/tables.ts";
import { fallOf, fieldOf, PEG, pegsOf } from "./fall.ts";

const zigzag = (rows: number): readonly Step[] => Array.from({ length: rows }, (_, row) => (row % 3 === 0 ? 1 : 0));

describe.each(ROWS)("a fall through %i rows", (rows) => {
  const path = zigzag(rows);
  const field = fieldOf(rows);
  const { hits, moments, rest, durationMs } = fallOf(path, field);
  const pegs = pegsOf(field);
  const { width, height } = field;

  it("hits one peg of each row from above, at the ball's position", () => {
    expect(hits).toHaveLength(rows);
    for (const { ms, peg } of hits) {
      const ball = moments.find(({ offset }) => offset === ms / durationMs);
      const there = pegs[peg];
      expect(Math.abs((ball?.x ?? 0) - (there?.x ?? 0))).toBeLessThanOrEqual(PEG);
      expect(ball?.y).toBeLessThan(there?.y ?? 0);
    }
  });

  it("moves half a cell to the side that the path says", () => {
    hits.slice(1).forEach(({ peg }, row) => {
      const [before, after] = [pegs[hits[row]?.peg ?? -1], pegs[peg]];
      expect((after?.x ?? 0) - (before?.x ?? 0)).toBeCloseTo(path[row] === 1 ? 0.5 : -0.5);
    });
  });

  it("ends in the bucket of the path when its time is over", () => {
    const bucket = path.filter((step) => step === 1).length;
    const edge = (width - rows - 1) / 2;
    expect(rest.x).toBeCloseTo(edge + bucket + 0.5);
    expect(rest.y).toBeGreaterThan(height);
    expect(moments.at(-1)).toMatchObject({ ...rest, offset: 1 });
    const times = moments.map(({ offset }) => offset);
    expect(times.toSorted((a, b) => a - b)).toEqual(times);
  });

  it("stays in the field", () => {
    for (const { x } of [
      ...pegs,
      ...fallOf(
        path.map((): Step => 0),
        field,
      ).moments,
    ]) {
      expect(x).toBeGreaterThan(PEG);
      expect(x).toBeLessThan(width - PEG);
    }
  });
});
