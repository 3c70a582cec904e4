import { hundredthsOf } from "@fairhouse/protocol/bet-facts.ts";
import type { BetPage } from "@fairhouse/protocol/play.ts";
import type { CatalogEntry } from "../catalog-entry.ts";
import { GOLD, GROUND, LINE, MUTED, STAGE_FOOT, STAGE_TOP, TEXT, WIN } from "./colours.ts";
import { type Digits, moneyText, multiplierText } from "./figures.ts";
import { STAGE } from "./still.ts";
import { ART_SIZE, artAt, boxAt, escaped, textAt } from "./svg.ts";

/** What pages elsewhere show of a link: the size that they all take. */
export const PICTURE = { width: 1200, height: 630 } as const;
/** The families of `fonts.css`, as whoever rasterises the picture has to know them. */
export const FONT_FAMILIES = ["Jost", "Readex Pro"] as const;

export interface PictureFacts {
  readonly page: BetPage;
  readonly game: Pick<CatalogEntry, "name" | "colours">;
  readonly house: string;
  readonly digits: Digits;
  /** By name, as `data:` addresses: the game's own as `game`, and those that its still names. */
  readonly arts: ReadonlyMap<string, string>;
  /** What the game draws of the bet; null where it draws nothing. */
  readonly still: string | null;
  /** A style sheet with the fonts, for a browser. */
  readonly style?: string;
}

const LEFT = 64;
const COLUMN = 470;
const STAGE_AT = { x: 592, y: 56 };
/** From here on a multiplier is rare: the same as in lists of results. */
const RARE = 1_000;

/** The picture of a bet that has a result, as SVG: one composition for the server's preview and for the browser's. */
export function betPicture(facts: PictureFacts): string {
  const { width, height } = PICTURE;
  const families = FONT_FAMILIES.map((family) => `'${family}'`).join(", ");
  return [
    // Whatever the system does to letters on screens, they stand where the server's renderer puts them.
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${families}" text-rendering="geometricPrecision">`,
    facts.style === undefined ? "" : `<style>${facts.style}</style>`,
    paints(facts),
    boxAt(0, 0, width, height, 0, `fill="${GROUND}"`),
    boxAt(0, 0, width, height, 0, 'fill="url(#light)"'),
    boxAt(0, 0, 12, height, 0, 'fill="url(#band)"'),
    stage(facts),
    told(facts),
    proved(facts.page.bet.id),
    "</svg>",
  ].join("");
}

function paints({ game, arts }: PictureFacts): string {
  const [from, to] = game.colours;
  const stops = (first: string, last: string) =>
    `<stop offset="0" stop-color="${first}"/><stop offset="1" stop-color="${last}"/>`;
  const images = [...arts].map(
    ([name, href]) =>
      `<image id="art-${name}" width="${ART_SIZE}" height="${ART_SIZE}" clip-path="url(#art)" href="${escaped(href)}"/>`,
  );
  return [
    "<defs>",
    // Art may reach beyond its box, where a browser cuts it off and the server's renderer does not.
    `<clipPath id="art">${boxAt(0, 0, ART_SIZE, ART_SIZE, 0, "")}</clipPath>`,
    `<radialGradient id="light" cx="0.76" cy="0.5" r="0.72"><stop offset="0" stop-color="${from}" stop-opacity="0.5"/><stop offset="1" stop-color="${to}" stop-opacity="0"/></radialGradient>`,
    `<linearGradient id="band" x1="0" y1="0" x2="0" y2="1">${stops(from, to)}</linearGradient>`,
    `<linearGradient id="stage" x1="0" y1="0" x2="0" y2="1">${stops(STAGE_TOP, STAGE_FOOT)}</linearGradient>`,
    ...images,
    "</defs>",
  ].join("");
}

function stage({ still }: PictureFacts): string {
  const { x, y } = STAGE_AT;
  const size = 400;
  const shown = still ?? artAt("game", (STAGE.width - size) / 2, (STAGE.height - size) / 2, size);
  return [
    boxAt(x - 8, y, STAGE.width + 16, STAGE.height, 32, `fill="url(#stage)" stroke="${LINE}" stroke-width="2"`),
    `<g transform="translate(${x} ${y})">${shown}</g>`,
  ].join("");
}

/** House and game, how much the bet came to, and whose it is. */
function told({ page: { bet }, game, house, digits }: PictureFacts): string {
  const hundredths = hundredthsOf(bet) ?? 0;
  const multiplier = multiplierText(hundredths);
  const player = bet.player === null ? null : bet.simulated ? `${bet.player} (simulated)` : bet.player;
  return [
    textAt(LEFT, 94, shortened(house, 30), { size: 28, bold: true, fill: MUTED }),
    artAt("game", LEFT, 122, 84),
    textAt(LEFT + 100, 184, game.name, { size: fitting(game.name, COLUMN - 100, 54), bold: true }),
    textAt(LEFT, 326, multiplier, {
      size: fitting(multiplier, COLUMN, 118),
      bold: true,
      fill: hundredths >= RARE ? GOLD : hundredths > 100 ? WIN : TEXT,
    }),
    figure(LEFT, "Stake", moneyText(bet.stake, digits)),
    figure(LEFT + COLUMN / 2, "Payout", moneyText(bet.payout ?? 0, digits)),
    player === null ? "" : textAt(LEFT, 488, `Played by ${shortened(player, 32)}`, { size: 24, fill: TEXT }),
  ].join("");
}

function figure(x: number, name: string, amount: string): string {
  return [
    textAt(x, 386, name, { size: 22, fill: MUTED }),
    textAt(x, 428, amount, { size: fitting(amount, COLUMN / 2 - 16, 36), bold: true }),
  ].join("");
}

/** By what anybody finds the bet, and why they would. */
function proved(id: string): string {
  const check = `<circle cx="${LEFT + 13}" cy="536" r="13" fill="${WIN}"/><path d="M${LEFT + 7} 536l5 5 8-9" fill="none" stroke="${GROUND}" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>`;
  return [
    check,
    textAt(LEFT + 38, 544, "Provably fair", { size: 24, bold: true, fill: WIN }),
    textAt(LEFT, 578, `Bet ${id}`, { size: 20, fill: MUTED }),
  ].join("");
}

/** The widest letter that the texts have in number takes this share of its size. */
const LETTER = 0.6;

/** The size at which a text surely has room, and `most` at most. */
function fitting(text: string, room: number, most: number): number {
  return Math.min(most, Math.floor(room / (LETTER * [...text].length)));
}

function shortened(text: string, most: number): string {
  const letters = [...text];
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join("")}…`;
}
