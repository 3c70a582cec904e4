import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import type { FlightLook } from "../../shared/screen/flight/flight-look.ts";
import { LAW } from "../rules/limits.ts";
import burst from "./art/burst.svg?url";
import rocket from "./art/rocket.svg?url";
import { crashWords } from "./words/words.ts";

/** Returns the differences between crash and other flights. */
export function useCrashLook(): FlightLook {
  const { names } = crashWords.useWords();
  return { names, subject: ROCKET, law: LAW, endSound: sounds.burst };
}

const ROCKET: FlightLook["subject"] = {
  src: rocket,
  pointsAt: 45,
  standsAt: 90,
  steepest: 90,
  line: ({ accent, bright }) => [accent, bright],
  trail: "flame",
  end: "bursts",
  endSrc: burst,
};
