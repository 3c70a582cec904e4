import { expect, test } from "vitest";
import { bucketLabels } from "./bucket-labels.ts";

const medium = ["33.00×", "11.00×", "3.97×", "1.10×", "0.30×"];

test("the longest label counts, points are narrower than figures, and signs are smaller", () => {
  expect(bucketLabels(["2.00×", "33.00×"], null).widest).toBeCloseTo(3.245);
  expect(bucketLabels(["1,001.00×", "0.20×"], null).widest).toBeCloseTo(4.785);
  // Marks that isolate figures inside Arabic have no width.
  expect(bucketLabels(["\u20662.00×\u2069"], null).widest).toBeCloseTo(2.625);
});

test("labels lie as a whole where they can be read, and before the width is known", () => {
  expect(bucketLabels(medium, 53)).toMatchObject({ texts: medium, standing: false });
  expect(bucketLabels(medium, null)).toMatchObject({ texts: medium, standing: false });
});

test("labels lie without their closing zeros in narrower buckets", () => {
  expect(bucketLabels(medium, 42)).toMatchObject({ texts: ["33×", "11×", "3.97×", "1.1×", "0.3×"], standing: false });
  expect(bucketLabels(medium, 34)).toMatchObject({ texts: ["33×", "11×", "3.97×", "1.1×", "0.3×"], standing: false });
  expect(bucketLabels(["1,000.00×", "1,000×", "0×"], 44).texts).toEqual(["1,000×", "1,000×", "0×"]);
  expect(bucketLabels(["\u206633.00×\u2069"], 34).texts).toEqual(["\u206633×\u2069"]);
});

test("labels stand as a whole where these cannot lie either", () => {
  expect(bucketLabels(medium, 20)).toMatchObject({ texts: medium, standing: true });
});

test("labels that would be too small upright stand without their closing zeros", () => {
  expect(bucketLabels(["1,001.00×", "26.00×", "0.20×"], 18)).toMatchObject({
    texts: ["1,001×", "26×", "0.2×"],
    standing: true,
  });
});
