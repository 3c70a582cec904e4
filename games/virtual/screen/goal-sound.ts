import { playSound } from "@fairhouse/ui/sound/sounds.ts";

/** The ball hits the net, and the crowd roars: three long breaths of noise over a rising fifth. */
export function playGoal(): void {
  playSound(
    [
      { wave: "triangle", from: 160, to: 70, seconds: 0.14, level: 0.3 },
      { wave: "sine", from: 392, after: 0.1, seconds: 0.5, level: 0.1 },
      { wave: "sine", from: 587, after: 0.2, seconds: 0.7, level: 0.12 },
    ],
    [
      { centre: 3_200, sharpness: 0.8, seconds: 0.12, level: 0.3 },
      { centre: 620, sharpness: 0.5, after: 0.08, seconds: 0.45, level: 0.34 },
      { centre: 900, sharpness: 0.6, after: 0.3, seconds: 0.45, level: 0.3 },
      { centre: 1_250, sharpness: 0.7, after: 0.6, seconds: 0.45, level: 0.2 },
    ],
  );
}
