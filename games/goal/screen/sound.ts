import { playSound, sounds } from "@fairhouse/ui/sound/sounds.ts";
import { hasScored, type Known } from "../drawing/pitch-model.ts";
import { PITCHES } from "../rules/pitches.ts";
import type { Shown } from "./hand-show.ts";

/** Plays the sounds of a kick and of its result. The end of a hand has its own sounds besides. */
export function soundOf({ kicked, seen, over }: Shown, hand: Pick<Known, "bet" | "picks" | "saved">): void {
  if (over) {
    if (hasScored(hand)) {
      hitNet();
      cheer(1, 0.34);
    }
  } else if (kicked > seen) kick();
  else if (seen > 0 && hand.saved && seen === hand.picks.length) {
    hitGloves();
    sigh();
  } else if (seen > 0) {
    sounds.reveal(seen - 1);
    cheer(seen / (PITCHES[hand.bet.size].columns * 2), 0);
  }
}

/** Plays the crowd as it shouts: breaths of noise that swell over each other, longer and louder the more it is at. */
function cheer(share: number, after: number): void {
  const breaths = [0, 0.07, 0.16, 0.28, 0.42];
  playSound(
    [],
    breaths.map((at, n) => ({
      centre: 620 + n * 170,
      sharpness: 0.8,
      after: after + at,
      seconds: 0.35 + 1.1 * share,
      level: (0.06 + 0.16 * share) * (n === 2 ? 1.3 : 1),
    })),
  );
}

/** Plays the crowd's sigh, which falls and is soft: nobody is to blame. */
function sigh(): void {
  playSound(
    [],
    [
      { centre: 540, sharpness: 1.1, after: 0.08, seconds: 0.5, level: 0.15 },
      { centre: 400, sharpness: 1.2, after: 0.22, seconds: 0.65, level: 0.13 },
    ],
  );
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
