import { openSpeaker } from "./speaker.ts";
import { type Note, playNote, playRustle, type Rustle } from "./voices.ts";

/** Short, soft, synthesised sounds. Each call is silent until the first gesture and at volume 0 (`speaker.ts`). */
export const sounds = {
  click: () => play([{ wave: "sine", from: 880, to: 620, seconds: 0.05, level: 0.22 }]),
  /** A card of a strip passes its pointer. */
  tick: () => play([{ wave: "triangle", from: 1500, to: 1150, seconds: 0.025, level: 0.08 }]),
  /** A ball hits a peg; brighter with each row that it falls. */
  peg: (row: number) => play([{ wave: "sine", from: 1150 + 70 * row, to: 900 + 70 * row, seconds: 0.05, level: 0.07 }]),
  chip: () =>
    play(
      [{ wave: "sine", from: 2600, to: 2100, seconds: 0.06, level: 0.12 }],
      [
        { centre: 4200, sharpness: 6, seconds: 0.05, level: 0.5 },
        { centre: 5200, sharpness: 8, after: 0.045, seconds: 0.04, level: 0.28 },
      ],
    ),
  /** Chips are drawn over the cloth. */
  sweep: () =>
    play(
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
  flip: () => play([], [{ centre: 1900, sharpness: 0.9, seconds: 0.09, level: 0.35 }]),
  /** A flower is pressed into soft ground. */
  plant: () =>
    play(
      [{ wave: "sine", from: 300, to: 170, seconds: 0.1, level: 0.2 }],
      [{ centre: 950, sharpness: 0.8, seconds: 0.09, level: 0.22 }],
    ),
  /** A coin scratches foil; called over and over while it does. */
  scratch: () => play([], [{ centre: 3600 + 900 * Math.random(), sharpness: 1.1, seconds: 0.1, level: 0.2 }]),
  /** Dice roll on wood and come to rest. */
  dice: () =>
    play(
      [],
      [0, 0.09, 0.17, 0.29, 0.38, 0.55].map((after, n) => ({
        centre: 1500 + (n % 3) * 420,
        sharpness: 5,
        after,
        seconds: 0.04,
        level: 0.34 - n * 0.04,
      })),
    ),
  /** A needle swings up its scale and settles. */
  needle: () =>
    play(
      [{ wave: "triangle", from: 180, to: 660, seconds: 0.55, level: 0.1 }],
      [
        { centre: 3400, sharpness: 6, after: 0.6, seconds: 0.03, level: 0.3 },
        { centre: 2900, sharpness: 6, after: 0.67, seconds: 0.03, level: 0.14 },
      ],
    ),
  /** A foot hits a ball. */
  kick: () =>
    play(
      [{ wave: "sine", from: 190, to: 62, seconds: 0.13, level: 0.4 }],
      [{ centre: 1400, sharpness: 1.2, seconds: 0.04, level: 0.3 }],
    ),
  /** A ball hits the gloves. */
  save: () =>
    play(
      [{ wave: "triangle", from: 150, to: 70, seconds: 0.16, level: 0.3 }],
      [{ centre: 760, sharpness: 0.9, seconds: 0.1, level: 0.45 }],
    ),
  /** A ball hits the net. */
  net: () =>
    play(
      [],
      [
        { centre: 2600, sharpness: 0.6, after: 0.34, seconds: 0.3, level: 0.26 },
        { centre: 5200, sharpness: 1.4, after: 0.38, seconds: 0.24, level: 0.16 },
      ],
    ),
  /** A tone rises with each step of a hand, from 0: gems, rungs, correct guesses. */
  reveal: (step: number) => play(bell(revealPitch(step), 0, 0.32, 0.26)),
  cashOut: () => play([...bell(659, 0, 0.3, 0.24), ...bell(988, 0.09, 0.45, 0.26)]),
  /** 1: a little more than the stake, 2: many times, 3: rare. */
  win: (size: 1 | 2 | 3) => play(fanfares[size].flatMap((pitch, at) => bell(pitch, at * 0.085, 0.5, 0.22))),
  /** Quiet, because a loss should not be underlined. */
  lose: () => play([{ wave: "sine", from: 220, to: 130, seconds: 0.24, level: 0.16 }]),
  /** A mine explodes, or a flight ends. */
  burst: () =>
    play(
      [{ wave: "triangle", from: 140, to: 38, seconds: 0.5, level: 0.42 }],
      [{ centre: 420, sharpness: 0.5, seconds: 0.45, level: 0.5 }],
    ),
  /** Something flies past and away. */
  depart: () =>
    play(
      [{ wave: "triangle", from: 330, to: 96, seconds: 0.7, level: 0.2 }],
      [
        { centre: 1500, sharpness: 0.5, seconds: 0.5, level: 0.3 },
        { centre: 600, sharpness: 0.6, after: 0.2, seconds: 0.6, level: 0.26 },
      ],
    ),
  countdown: () => play([{ wave: "sine", from: 740, seconds: 0.09, level: 0.16 }]),
  /** A finished or folded hand is swept from the table. */
  muck: () =>
    play(
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

const fanfares: Readonly<Record<1 | 2 | 3, readonly number[]>> = {
  1: [523, 659, 784],
  2: [523, 659, 784, 1047],
  3: [523, 659, 784, 1047, 1319, 1568, 2093],
};

/** Makes a soft bell: a sine with a quiet octave above it. */
function bell(pitch: number, after: number, seconds: number, level: number): readonly Note[] {
  return [
    { wave: "sine", from: pitch, after, seconds, level },
    { wave: "sine", from: pitch * 2.01, after, seconds: seconds * 0.6, level: level * 0.28 },
  ];
}

function play(notes: readonly Note[], rustles: readonly Rustle[] = []): void {
  const speaker = openSpeaker();
  if (!speaker) return;
  for (const note of notes) playNote(speaker, note);
  for (const rustle of rustles) playRustle(speaker, rustle);
}
