import { playSound, sounds } from "@fairhouse/ui/sound/sounds.ts";
import { hasScored, type Known } from "../drawing/pitch-model.ts";
import type { Shown } from "./hand-show.ts";

/** Plays the sounds of a kick and of its result. The end of a hand has its own sounds besides. */
export function soundOf({ kicked, seen, over }: Shown, hand: Pick<Known, "bet" | "picks" | "saved">): void {
  if (over) {
    if (hasScored(hand)) hitNet();
  } else if (kicked > seen) kick();
  else if (seen > 0 && hand.saved && seen === hand.picks.length) hitGloves();
  else if (seen > 0) sounds.reveal(seen - 1);
}

function kick(): void {
  playSound(
    [{ wave: "sine", from: 190, to: 62, seconds: 0.13, level: 0.4 }],
    [{ centre: 1400, sharpness: 1.2, seconds: 0.04, level: 0.3 }],
  );
}

function hitGloves(): void {
  playSound(
    [{ wave: "triangle", from: 150, to: 70, seconds: 0.16, level: 0.3 }],
    [{ centre: 760, sharpness: 0.9, seconds: 0.1, level: 0.45 }],
  );
}

function hitNet(): void {
  playSound(
    [],
    [
      { centre: 2600, sharpness: 0.6, after: 0.34, seconds: 0.3, level: 0.26 },
      { centre: 5200, sharpness: 1.4, after: 0.38, seconds: 0.24, level: 0.16 },
    ],
  );
}
