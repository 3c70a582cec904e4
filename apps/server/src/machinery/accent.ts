import { accept, type Result, refuse } from "@fairhouse/kernel/result.ts";
import { contrast, mix, type Oklch, toHex, toOklch } from "./colour.ts";

/** The accent family of `packages/ui/src/theme/tokens.css`, in one mode. */
interface Accent {
  readonly accent: string;
  readonly "accent-hover": string;
  readonly "accent-text": string;
  readonly "accent-fill-top": string;
  readonly "accent-fill": string;
  readonly "accent-soft": string;
}

export interface Accents {
  readonly dark: Accent;
  readonly light: Accent;
}

/**
 * The surfaces of tokens.css on which text is hardest to read, and the one under soft fills: a test compares them with
 * the file.
 */
const DARK = { hardest: "#1c294b", soft: "#121b33" };
const LIGHT = { hardest: "#ecf1fa", soft: "#ffffff" };
const WHITE = "#ffffff";

/** WCAG 2.2, 1.4.3 for text and 1.4.11 for lines, with a little margin. */
const TEXT = 4.6;
const LINE = 3.1;
/** The largest shift in Oklch lightness, beyond which the operator's colour would not be recognised. */
const FURTHEST = 0.45;
/** Below this chroma a colour looks grey beside text and lines. */
const GREY = 0.04;
/** A darker button would not be visible on a dark panel. */
const DARKEST_FILL = 0.42;
/** The banner glows in the accent behind white text; a brighter one would drown the text. */
const BRIGHTEST_ACCENT = 0.8;
const STEP = 0.005;

/**
 * Computes the accents of a house from one colour: its hue, made lighter or darker until lines, text and buttons reach
 * AA in both modes, like the presets of tokens.css.
 * @param colour `#rrggbb`.
 * @returns the accents, or a sentence that says why the colour cannot be used.
 */
export function accentsOf(colour: string): Result<Accents, string> {
  const given = toOklch(colour);
  if (given.chroma < GREY) return refuse(`${colour} is a grey: the colour of an accent must distinguish it from text`);
  const fillTop = shift({ ...given, lightness: Math.max(given.lightness, DARKEST_FILL) }, -1, (fill) =>
    reads(WHITE, fill),
  );
  const dark = fillTop && accentIn(given, fillTop, 1, DARK, 0.24);
  const light = fillTop && accentIn(given, fillTop, -1, LIGHT, 0.13);
  if (dark && light) return accept({ dark, light });
  const way = given.lightness > 0.5 ? "light" : "dark";
  return refuse(
    `${colour} is too ${way}: no shade near it reaches the contrast of ${TEXT}:1 that text needs in both modes`,
  );
}

/**
 * @param towards 1: lighter, on dark surfaces; -1: darker, on light ones.
 * @param share of the accent in soft fills.
 */
function accentIn(
  given: Oklch,
  fillTop: Oklch,
  towards: 1 | -1,
  ground: { readonly hardest: string; readonly soft: string },
  share: number,
): Accent | null {
  const start = { ...given, lightness: Math.min(given.lightness, BRIGHTEST_ACCENT) };
  const accent = shift(start, towards, (line) => contrast(line, ground.hardest) >= LINE);
  if (accent === null) return null;
  const soft = mix(toHex(accent), ground.soft, share);
  const text = shift(given, towards, (ink) => reads(ink, ground.hardest) && reads(ink, soft));
  if (text === null) return null;
  return {
    accent: toHex(accent),
    "accent-hover": toHex({ ...accent, lightness: accent.lightness + towards * 0.07 }),
    "accent-text": toHex(text),
    "accent-fill-top": toHex(fillTop),
    "accent-fill": toHex({ ...fillTop, lightness: fillTop.lightness - 0.04 }),
    "accent-soft": soft,
  };
}

/** Returns the nearest shade of a colour that fits; null if it is too far away. */
function shift(from: Oklch, towards: 1 | -1, fits: (hex: string) => boolean): Oklch | null {
  for (let moved = 0; moved <= FURTHEST; moved += STEP) {
    const shade = { ...from, lightness: from.lightness + towards * moved };
    if (shade.lightness < 0 || shade.lightness > 1) return null;
    if (fits(toHex(shade))) return shade;
  }
  return null;
}

function reads(ink: string, ground: string): boolean {
  return contrast(ink, ground) >= TEXT;
}

/**
 * Returns rules that give the preset `default` these accents, by the selectors of tokens.css, which they must follow.
 */
export function accentStyle({ dark, light }: Accents): string {
  return [
    `:root[data-preset="default"],[data-preset="default"] [data-mode="dark"]{${declarations(dark)}}`,
    `:root[data-mode="light"][data-preset="default"]{${declarations(light)}}`,
    `.preset-swatch[data-preset="default"]{--swatch:${dark["accent-fill"]};}`,
  ].join("");
}

function declarations(accent: Accent): string {
  return Object.entries(accent)
    .map(([name, value]) => `--${name}:${value};`)
    .join("");
}
