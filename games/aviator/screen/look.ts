import { playSound } from "@fairhouse/ui/sound/sounds.ts";
import type { FlightLook } from "../../shared/screen/flight/flight-look.ts";
import { LAW } from "../rules/limits.ts";
import plane from "./art/plane.svg?url";
import { aviatorWords } from "./words/words.ts";

/** Returns the differences between aviator and other flights. */
export function useAviatorLook(): FlightLook {
  const { names } = aviatorWords.useWords();
  return { names, subject: PLANE, law: LAW, endSound: flyAway };
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

/** Plays the sound of something that flies past and away. */
function flyAway(): void {
  playSound(
    [{ wave: "triangle", from: 330, to: 96, seconds: 0.7, level: 0.2 }],
    [
      { centre: 1500, sharpness: 0.5, seconds: 0.5, level: 0.3 },
      { centre: 600, sharpness: 0.6, after: 0.2, seconds: 0.6, level: 0.26 },
    ],
  );
}
