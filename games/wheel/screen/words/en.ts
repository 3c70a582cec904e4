import type { PluralForms } from "@fairhouse/ui/words/format.ts";

export const en = {
  title: "Wheel",
  segments: "Segments",
  segmentsOf: { one: "# segment", other: "# segments" } as PluralForms,
  wheel: (segments: number) => `Wheel of ${segments} segments`,
  legend: "Multipliers of this wheel",
  pays: "Stopped at",
  stopped: (pays: string) => `Stopped at ${pays}`,
  settled: (risk: string, segments: number, segment: number, pays: string) =>
    `${risk} risk, ${segments} segments: the wheel stopped at segment ${segment}, which pays ${pays}.`,

  workings: {
    caption: "The segment",
    bytes: "Bytes",
    number: "Number",
    pays: "Pays",
    paid: "The segment pays what stands on it:",
  },

  about: {
    lead: "A wheel is spun, and the segment under the pointer says what it pays.",
    rules: [
      "Choose the amount, a risk, and a wheel of 10 to 50 segments; then press “Bet”.",
      "Every segment is as likely as the others. The legend says how likely each multiplier is.",
      "With low risk most segments pay a little; with medium risk every second pays; with high risk one alone pays, and much.",
      "Auto spins the same wheel again and again.",
    ],
    returnNote: "on every wheel: the mean of its segments, whatever the risk.",
    payTitle: "Segments",
    segmentsColumn: "Wheel",
    betOf: (risk: string, segments: number) => `${risk} risk, ${segments} segments`,
    tableOf: (risk: string) => `${risk} risk, multiplier: segments`,
    draw: "The first number, times the number of segments and rounded down, is the segment, clockwise from 0. It is the derivation that Stake publishes, and its verifiers show the same segment.",
  },
};

export type WheelWords = typeof en;
