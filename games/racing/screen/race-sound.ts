import { playSound } from "@fairhouse/ui/sound/sounds.ts";

/** The gates spring open, and hooves fall into their beat. */
export function playStart(): void {
  playSound(
    [
      { wave: "sine", from: 1_046, seconds: 0.5, level: 0.14 },
      { wave: "triangle", from: 180, to: 90, seconds: 0.12, level: 0.24 },
    ],
    Array.from({ length: 9 }, (_, beat) => ({
      centre: 340 + 60 * (beat % 3),
      sharpness: 1.2,
      after: 0.25 + 0.11 * beat,
      seconds: 0.06,
      level: 0.3,
    })),
  );
}

/** The winner passes the post, and the stand cheers. */
export function playFinish(): void {
  playSound(
    [
      { wave: "sine", from: 523, seconds: 0.3, level: 0.12 },
      { wave: "sine", from: 784, after: 0.12, seconds: 0.6, level: 0.13 },
    ],
    [
      { centre: 640, sharpness: 0.5, seconds: 0.6, level: 0.32 },
      { centre: 980, sharpness: 0.6, after: 0.25, seconds: 0.7, level: 0.3 },
      { centre: 1_300, sharpness: 0.7, after: 0.6, seconds: 0.6, level: 0.2 },
    ],
  );
}
