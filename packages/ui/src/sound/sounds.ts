import type { WinSize } from "../game/win-size.ts";
import { openSpeaker } from "./speaker.ts";
import { type Note, playNote, playRustle, type Rustle } from "./voices.ts";

/** Sounds that several games share: short, soft, synthesised. A sound that one game uses lives in its folder. */
export const sounds = {
  click: () => playSound([{ wave: "sine", from: 880, to: 620, seconds: 0.05, level: 0.22 }]),
  /** A card of a strip passes its pointer. */
  tick: () => playSound([{ wave: "triangle", from: 1500, to: 1150, seconds: 0.025, level: 0.08 }]),
  chip: () =>
    playSound(
      [{ wave: "sine", from: 2600, to: 2100, seconds: 0.06, level: 0.12 }],
      [
        { centre: 4200, sharpness: 6, seconds: 0.05, level: 0.5 },
        { centre: 5200, sharpness: 8, after: 0.045, seconds: 0.04, level: 0.28 },
      ],
    ),
  /** Chips are drawn over the cloth. */
  sweep: () =>
    playSound(
      [],
      [
        { centre: 2100, sharpness: 0.8, seconds: 0.34, level: 0.14 },
        ...[0.03, 0.09, 0.14, 0.22].map((after) => ({
          centre: 4600,
          sharpness: 7,
          after,
          seconds: 0.035,
          level: 0.24,
        })),
      ],
    ),
  /** A tile or card turns over. */
  flip: () => playSound([], [{ centre: 1900, sharpness: 0.9, seconds: 0.09, level: 0.35 }]),
  /** A tone rises with each step of a hand, from 0: gems, rungs, correct guesses. */
  reveal: (step: number) => playSound(bell(revealPitch(step), 0, 0.32, 0.26)),
  cashOut: () => playSound([...bell(659, 0, 0.3, 0.24), ...bell(988, 0.09, 0.45, 0.26)]),
  /** Longer, fuller and louder with the size of the win. */
  win: (size: WinSize) => {
    const { pitches, level } = fanfares[size];
    playSound(pitches.flatMap((pitch, at) => bell(pitch, at * 0.085, 0.4 + 0.1 * size, level)));
  },
  /** Quiet, because a loss should not be underlined. */
  lose: () => playSound([{ wave: "sine", from: 220, to: 130, seconds: 0.24, level: 0.16 }]),
  /** A mine explodes, or a flight ends. */
  burst: () =>
    playSound(
      [{ wave: "triangle", from: 140, to: 38, seconds: 0.5, level: 0.42 }],
      [{ centre: 420, sharpness: 0.5, seconds: 0.45, level: 0.5 }],
    ),
  /** A flight begins. */
  takeOff: () =>
    playSound(
      [{ wave: "triangle", from: 90, to: 340, seconds: 0.55, level: 0.2 }],
      [
        { centre: 700, sharpness: 0.6, seconds: 0.4, level: 0.22 },
        { centre: 1600, sharpness: 0.6, after: 0.14, seconds: 0.5, level: 0.2 },
      ],
    ),
  countdown: () => playSound([{ wave: "sine", from: 740, seconds: 0.09, level: 0.16 }]),
  /** A finished or folded hand is swept from the table. */
  muck: () =>
    playSound(
      [],
      [
        { centre: 1200, sharpness: 0.7, seconds: 0.16, level: 0.26 },
        { centre: 800, sharpness: 0.7, after: 0.07, seconds: 0.2, level: 0.2 },
      ],
    ),
} as const;

/** C major and up. A pentatonic scale never sounds wrong, whatever step comes next. */
const PENTATONIC = [0, 2, 4, 7, 9] as const;
const HIGHEST_STEP = 19;

/** Returns the pitch in hertz of a reveal's step, from 0; it stops rising after four octaves. */
export function revealPitch(step: number): number {
  const place = Math.min(Math.max(0, Math.trunc(step)), HIGHEST_STEP);
  const semitones = Math.floor(place / PENTATONIC.length) * 12 + (PENTATONIC[place % PENTATONIC.length] ?? 0);
  return 392 * 2 ** (semitones / 12);
}

const fanfares: Readonly<Record<WinSize, { readonly pitches: readonly number[]; readonly level: number }>> = {
  1: { pitches: [523, 659], level: 0.16 },
  2: { pitches: [523, 659, 784, 1047], level: 0.2 },
  3: { pitches: [523, 659, 784, 1047, 1319, 1568], level: 0.23 },
  4: { pitches: [392, 523, 659, 784, 1047, 1319, 1568, 2093, 2637], level: 0.25 },
};

/** Makes a soft bell: a sine with a quiet octave above it. */
function bell(pitch: number, after: number, seconds: number, level: number): readonly Note[] {
  return [
    { wave: "sine", from: pitch, after, seconds, level },
    { wave: "sine", from: pitch * 2.01, after, seconds: seconds * 0.6, level: level * 0.28 },
  ];
}

/** Plays notes and rustles together; silent until the first gesture and at volume 0 (`speaker.ts`). */
export function playSound(notes: readonly Note[], rustles: readonly Rustle[] = []): void {
  const speaker = openSpeaker();
  if (!speaker) return;
  for (const note of notes) playNote(speaker, note);
  for (const rustle of rustles) playRustle(speaker, rustle);
}
