import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import type { FlightLook } from "../../shared/screen/flight/flight-look.ts";
import { LAW } from "../rules/limits.ts";
import plane from "./art/plane.svg?url";
import { aviatorWords } from "./words/words.ts";

/** Returns the differences between aviator and other flights. */
export function useAviatorLook(): FlightLook {
  const { names } = aviatorWords.useWords();
  return { names, subject: PLANE, law: LAW, endSound: sounds.depart };
}

const PLANE: FlightLook["subject"] = {
  src: plane,
  pointsAt: 0,
  standsAt: 4,
  steepest: 26,
  line: () => ["#e8730c", "#f9a825"],
  trail: "smoke",
  end: "leaves",
  endSrc: plane,
};
