// Loaded by --import with ?speed=N: durations of the house pass N times as fast; its wall clock stays as it is.
import { argumentOf } from "./arguments.ts";
import { replaceAtLoad } from "./replace.ts";

const speed = Number(argumentOf(import.meta.url, "speed"));

replaceAtLoad([
  {
    module: "apps/server/src/clock.ts",
    find: "monotonic: () => performance.now(),",
    replace: `monotonic: () => performance.now() * ${speed},`,
  },
  {
    module: "apps/server/src/clock.ts",
    find: "setTimeout(callback, delayMs)",
    replace: `setTimeout(callback, delayMs / ${speed})`,
  },
]);
