// Loaded by --import with ?speed=N&chain=M: durations of the house pass N times as fast, its wall clock stays as it is, and new
// chains have M links, because a million take seconds to compute.
import { argumentOf } from "./arguments.ts";
import { replaceAtLoad } from "./replace.ts";

const speed = Number(argumentOf(import.meta.url, "speed"));
const chain = Number(argumentOf(import.meta.url, "chain"));

replaceAtLoad([
  {
    module: "apps/server/src/machinery/clock.ts",
    find: "export const systemClock: Clock = {",
    replace: `export const systemClock: Clock = {
      now: () => ownClock.now(),
      monotonic: () => ownClock.monotonic() * ${speed},
      after: (delayMs, callback) => ownClock.after(delayMs / ${speed}, callback),
    };
    const ownClock: Clock = {`,
  },
  {
    module: "apps/server/src/features/play/parts.ts",
    find: "length: 1_000_000, stride: 1_000",
    replace: `length: ${chain}, stride: 50`,
  },
]);
