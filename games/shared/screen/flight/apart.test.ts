import { expect, test } from "vitest";
import { leaverText } from "./apart.ts";
import { type Picture, paintAxes } from "./paint.ts";

test("a name at the curve keeps its direction, and the multiplier stays behind it", () => {
  expect(leaverText("طارق 48", "1.61×")).toBe("\u2068طارق 48\u2069 1.61×");
});

test("seconds below the curve keep theirs: the unit does not come before its figure in Arabic", () => {
  const written: string[] = [];
  const nothing = () => undefined;
  const context = {
    beginPath: nothing,
    moveTo: nothing,
    lineTo: nothing,
    stroke: nothing,
    fillText: (text: string) => written.push(text),
  };
  const picture = {
    context,
    box: { left: 40, right: 640, top: 20, bottom: 420 },
    scale: { ms: 10_000, rise: 1 },
    palette: { font: "Jost", muted: "", line: "" },
  };
  // The painting of axes uses no more of a canvas than this.
  paintAxes(picture as unknown as Picture, 1, (seconds) => `${seconds} ث`);
  expect(written).toContain("\u20685 ث\u2069");
});
