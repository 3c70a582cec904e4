import { playSound } from "@fairhouse/ui/sound/sounds.ts";

/** Plays a coin that scratches foil; called over and over while it does. */
export function soundScratch(): void {
  playSound([], [{ centre: 3600 + 900 * Math.random(), sharpness: 1.1, seconds: 0.1, level: 0.2 }]);
}
