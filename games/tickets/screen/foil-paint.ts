import { CELLS } from "../rules/board.ts";
import { COLUMNS } from "./scratch-mask.ts";

/** The metal, and the stamp over each cell. */
export interface FoilLook {
  readonly dark: string;
  readonly light: string;
  readonly shine: string;
  /** A path in a square of 24. */
  readonly motif: string;
}

const BRUSH_LINES = 170;
const MOTIF_SIZE = 24;

/** Paints a square of foil from 0 to `size`: brushed metal with a light across it, and a stamp over each cell. */
export function paintFoil(context: CanvasRenderingContext2D, size: number, look: FoilLook): void {
  context.save();
  paintMetal(context, size, look);
  paintBrushing(context, size, look);
  for (let cell = 0; cell < CELLS; cell += 1) paintStamp(context, size, cell, look);
  context.restore();
}

function paintMetal(context: CanvasRenderingContext2D, size: number, { dark, light, shine }: FoilLook): void {
  const metal = context.createLinearGradient(0, 0, size, size);
  const stops = [dark, light, shine, light, dark, light, shine, light, dark];
  stops.forEach((colour, stop) => {
    metal.addColorStop(stop / (stops.length - 1), colour);
  });
  context.fillStyle = metal;
  context.fillRect(0, 0, size, size);
}

/** Paints the fine lines of a brush. They are always the same, so that repainted foil looks as before. */
function paintBrushing(context: CanvasRenderingContext2D, size: number, { dark, shine }: FoilLook): void {
  context.lineWidth = Math.max(0.5, size / 480);
  for (let line = 0; line < BRUSH_LINES; line += 1) {
    const y = size * part(line, 0.618);
    const x = size * part(line, 0.755);
    context.globalAlpha = 0.05 + 0.12 * part(line, 0.324);
    context.strokeStyle = line % 2 === 0 ? dark : shine;
    context.beginPath();
    context.moveTo(x - size * 0.3, y + size * 0.02);
    context.lineTo(x + size * (0.1 + 0.5 * part(line, 0.445)), y - size * 0.03);
    context.stroke();
  }
  context.globalAlpha = 1;
}

/** Returns numbers spread evenly between 0 and 1. */
function part(count: number, step: number): number {
  return (count * step) % 1;
}

/** Paints a frame and a motif that look pressed in: lit from below, dark from above. */
function paintStamp(context: CanvasRenderingContext2D, size: number, cell: number, look: FoilLook): void {
  const side = size / COLUMNS;
  const [left, top] = [(cell % COLUMNS) * side, Math.floor(cell / COLUMNS) * side];
  const inset = side * 0.07;
  const depth = Math.max(0.75, size / 340);
  const motif = new Path2D(look.motif);
  const scale = (side * 0.4) / MOTIF_SIZE;
  const press = (colour: string, by: number, alpha: number) => {
    context.save();
    context.globalAlpha = alpha;
    context.strokeStyle = colour;
    context.translate(left + by, top + by);
    context.lineWidth = depth;
    context.beginPath();
    context.roundRect(inset, inset, side - 2 * inset, side - 2 * inset, side * 0.12);
    context.stroke();
    context.translate((side - MOTIF_SIZE * scale) / 2, (side - MOTIF_SIZE * scale) / 2);
    context.scale(scale, scale);
    context.lineWidth = (1.6 * depth) / scale;
    context.lineJoin = "round";
    context.stroke(motif);
    context.restore();
  };
  press(look.shine, depth, 0.9);
  press(look.dark, 0, 0.75);
}
