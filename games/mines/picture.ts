import { closedViewOf } from "../shared/facts/facts.ts";
import { TILE } from "../shared/picture/colours.ts";
import { type PictureModule, STAGE } from "../shared/picture/still.ts";
import { boxAt, rounded } from "../shared/picture/svg.ts";
import { endFaces, type Face } from "./drawing/faces.ts";
import { facts } from "./facts.ts";

const SIDE = 5;
const TILE_SIZE = 84;
const GAP = 12;
const BOARD = SIDE * TILE_SIZE + (SIDE - 1) * GAP;

/** Shapes in a square of 32, and flat: two dozen of the gems of `screen/art` take seconds to rasterise. */
const GEM = [
  ["M9 6h14l6 8-13 13L3 14z", "#46b6ff"],
  ["M9 6h14l6 8H3z", "#8fe4ff"],
  ["M12 14h8l-4 13z", "#2288e6"],
  ["M9 6l3 8H3zM23 6l-3 8h9z", "#c9f7ff"],
] as const;
const MINE = [
  [
    "M16 3l2 5h-4zM16 29l2-5h-4zM3 16l5-2v4zM29 16l-5-2v4zM6 6l6 3-3 3zM26 6l-3 6-3-3zM6 26l3-6 3 3zM26 26l-6-3 3-3z",
    "#e2434f",
  ],
  ["M16 7a9 9 0 1 1 0 18a9 9 0 1 1 0-18z", "#59627f"],
  ["M16 12a4 4 0 1 1 0 8a4 4 0 1 1 0-8z", "#ff5a5f"],
] as const;

/** The board, with found tiles bright and the rest faint. */
export const still: PictureModule["still"] = (page) => {
  const hand = closedViewOf(page, facts);
  return hand === null
    ? null
    : endFaces(hand)
        .map((face, tile) => tileAt(face, tile))
        .join("");
};

function tileAt(face: Face, tile: number): string {
  const x = (STAGE.width - BOARD) / 2 + (tile % SIDE) * (TILE_SIZE + GAP);
  const y = (STAGE.height - BOARD) / 2 + Math.floor(tile / SIDE) * (TILE_SIZE + GAP);
  const spared = face === "spared-gem" || face === "spared-mine";
  const ground = face === "gem" ? "#1d4a7a" : face === "mine" ? "#7a1f38" : TILE;
  return boxAt(x, y, TILE_SIZE, TILE_SIZE, 14, `fill="${ground}"`) + shapeAt(face, x, y, spared ? 0.22 : 1);
}

function shapeAt(face: Face, x: number, y: number, opacity: number): string {
  if (face === "covered") return "";
  const shape = face === "gem" || face === "spared-gem" ? GEM : MINE;
  const paths = shape.map(([path, fill]) => `<path d="${path}" fill="${fill}" fill-opacity="${opacity}"/>`);
  return `<g transform="translate(${rounded(x + 10)} ${rounded(y + 10)}) scale(2)">${paths.join("")}</g>`;
}
