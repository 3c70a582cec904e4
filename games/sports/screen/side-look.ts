import { SHIELD_PATTERNS } from "../../shared/screen/shield.tsx";

/** Grounds and trims that stand apart from one another and from the panels of both modes. */
const COLOURS = [
  ["#c8283c", "#ffffff"],
  ["#1d5fb4", "#ffffff"],
  ["#f2a516", "#1b1b1f"],
  ["#178a63", "#ffffff"],
  ["#6b45a0", "#ffd166"],
  ["#e9eef7", "#14306b"],
  ["#2a4698", "#ffb238"],
  ["#e2601b", "#ffffff"],
  ["#7fc4ea", "#0c3350"],
  ["#7a2f2a", "#f1e7cf"],
  ["#2c8f3f", "#fff27a"],
  ["#e84a7a", "#ffffff"],
] as const;

/** Colours and pattern of the mark of a side. */
export interface SideLook {
  readonly ground: string;
  readonly trim: string;
  readonly pattern: number;
}

/** Finds the look of a side from its name alone, so that it is the same in every list, on every device and day. */
export function lookOf(name: string): SideLook {
  const number = hashOf(name.trim().toLowerCase());
  const [ground, trim] = COLOURS[number % COLOURS.length] ?? COLOURS[0];
  return { ground, trim, pattern: Math.floor(number / COLOURS.length) % SHIELD_PATTERNS };
}

/** Hashes a text by FNV-1a, whose bits are then mixed: names that differ in one letter get other colours. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
