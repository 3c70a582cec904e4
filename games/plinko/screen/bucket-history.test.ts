import { expect, it } from "vitest";
import { tallyOf } from "./bucket-history.tsx";

it("counts balls by bucket, and leaves those of boards with other rows out", () => {
  const ball = (id: string, ...path: readonly (0 | 1)[]) => ({ id, path, paid: 100 });
  const balls = [ball("a", 0, 1, 1), ball("b", 1, 1, 0), ball("c", 0, 0, 0), ball("d", 1, 1)];
  expect(tallyOf(balls, 3)).toEqual([1, 0, 2, 0]);
});
