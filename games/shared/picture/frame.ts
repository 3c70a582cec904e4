import type { CatalogEntry } from "../catalog-entry.ts";
import { GROUND, LINE, MUTED, STAGE_FOOT, STAGE_TOP, WIN } from "./colours.ts";
import { STAGE } from "./still.ts";
import { ART_SIZE, artAt, boxAt, escaped, textAt } from "./svg.ts";

/** Size of a link preview, as other sites expect it. */
export const PICTURE = { width: 1200, height: 630 } as const;
/** The font families of `fonts.css`, for the code that rasterises the picture. */
export const FONT_FAMILIES = ["Jost", "Readex Pro"] as const;

/** The facts of every picture, of a bet or of a round. */
export interface FrameFacts {
  readonly game: Pick<CatalogEntry, "name" | "colours">;
  readonly house: string;
  /** `data:` addresses by name: `game` for the game's art, and the arts that its still names. */
  readonly arts: ReadonlyMap<string, string>;
  /** The game's own drawing; null if it has none. */
  readonly still: string | null;
  /** A style sheet with the fonts, needed by browsers only. */
  readonly style?: string;
}

export const LEFT = 64;
export const COLUMN = 470;
const STAGE_AT = { x: 592, y: 56 };

/**
 * Draws a picture as SVG: house and game, the still on its stage, the seal, and between them what `told` draws.
 * `named`: the id under which anybody finds the thing.
 */
export function framed(facts: FrameFacts, told: readonly string[], named: string): string {
  const { width, height } = PICTURE;
  const families = FONT_FAMILIES.map((family) => `'${family}'`).join(", ");
  return [
    // Letters stay where the server's renderer puts them, whatever hinting the system applies on screens.
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${families}" text-rendering="geometricPrecision">`,
    facts.style === undefined ? "" : `<style>${facts.style}</style>`,
    paints(facts),
    boxAt(0, 0, width, height, 0, `fill="${GROUND}"`),
    boxAt(0, 0, width, height, 0, 'fill="url(#light)"'),
    boxAt(0, 0, 12, height, 0, 'fill="url(#band)"'),
    stage(facts),
    head(facts),
    ...told,
    proved(named),
    "</svg>",
  ].join("");
}

function paints({ game, arts }: FrameFacts): string {
  const [from, to] = game.colours;
  const stops = (first: string, last: string) =>
    `<stop offset="0" stop-color="${first}"/><stop offset="1" stop-color="${last}"/>`;
  const images = [...arts].map(
    ([name, href]) =>
      `<image id="art-${name}" width="${ART_SIZE}" height="${ART_SIZE}" clip-path="url(#art)" href="${escaped(href)}"/>`,
  );
  return [
    "<defs>",
    // Art may exceed its box; a browser clips it there, but the server's renderer does not.
    `<clipPath id="art">${boxAt(0, 0, ART_SIZE, ART_SIZE, 0, "")}</clipPath>`,
    `<radialGradient id="light" cx="0.76" cy="0.5" r="0.72"><stop offset="0" stop-color="${from}" stop-opacity="0.5"/><stop offset="1" stop-color="${to}" stop-opacity="0"/></radialGradient>`,
    `<linearGradient id="band" x1="0" y1="0" x2="0" y2="1">${stops(from, to)}</linearGradient>`,
    `<linearGradient id="stage" x1="0" y1="0" x2="0" y2="1">${stops(STAGE_TOP, STAGE_FOOT)}</linearGradient>`,
    ...images,
    "</defs>",
  ].join("");
}

function stage({ still }: FrameFacts): string {
  const { x, y } = STAGE_AT;
  const size = 400;
  const shown = still ?? artAt("game", (STAGE.width - size) / 2, (STAGE.height - size) / 2, size);
  return [
    boxAt(x - 8, y, STAGE.width + 16, STAGE.height, 32, `fill="url(#stage)" stroke="${LINE}" stroke-width="2"`),
    `<g transform="translate(${x} ${y})">${shown}</g>`,
  ].join("");
}

function head({ house, game }: FrameFacts): string {
  return [
    textAt(LEFT, 94, shortened(house, 30), { size: 28, bold: true, fill: MUTED }),
    artAt("game", LEFT, 122, 84),
    textAt(LEFT + 100, 184, game.name, { size: fitting(game.name, COLUMN - 100, 54), bold: true }),
  ].join("");
}

/** Draws an amount under its name. */
export function figure(x: number, name: string, amount: string): string {
  return [
    textAt(x, 386, name, { size: 22, fill: MUTED }),
    textAt(x, 428, amount, { size: fitting(amount, COLUMN / 2 - 16, 36), bold: true }),
  ].join("");
}

/** Draws the seal "Provably fair" and the id under which anybody finds it. */
function proved(named: string): string {
  const check = `<circle cx="${LEFT + 13}" cy="536" r="13" fill="${WIN}"/><path d="M${LEFT + 7} 536l5 5 8-9" fill="none" stroke="${GROUND}" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>`;
  return [
    check,
    textAt(LEFT + 38, 544, "Provably fair", { size: 24, bold: true, fill: WIN }),
    textAt(LEFT, 578, named, { size: 20, fill: MUTED }),
  ].join("");
}

/** Width of the widest common letter, as a share of the font size. */
const LETTER = 0.6;

/** Returns the largest font size, up to `most`, at which the text is sure to fit. */
export function fitting(text: string, room: number, most: number): number {
  return Math.min(most, Math.floor(room / (LETTER * [...text].length)));
}

export function shortened(text: string, most: number): string {
  const letters = [...text];
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join("")}…`;
}
