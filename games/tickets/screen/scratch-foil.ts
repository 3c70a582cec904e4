import { type FoilLook, paintFoil } from "./foil-paint.ts";
import { COLUMNS, cellAt, type Point, ScratchMask } from "./scratch-mask.ts";

/** Half the width of what scratches, in widths of the field: a third of a cell at a stroke. */
const RADIUS = 0.056;
/** A cell that is scratched this far shows what is in it: the rest of its foil falls off. */
const ENOUGH = 0.55;
/** Sharper than this nobody sees, and a phone would paint for nothing. */
const MOST_PIXEL_RATIO = 2;
/** How far apart bites at the edge of a stroke are, in its radii, and how many one stroke has at most. */
const BITE_EVERY = 0.12;
const MOST_BITES = 60;
/** How often a cell is crossed when it is scratched by itself. */
const CROSSINGS = 7;

/** The foil over one ticket: painted on a canvas, scratched off it by strokes, and cleared cell by cell. */
export class ScratchFoil {
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D | null;
  readonly #look: FoilLook;
  readonly #mask = new ScratchMask();
  /** All of them, to be scratched again when the canvas has another size. */
  readonly #strokes: (readonly [from: Point, to: Point])[] = [];
  readonly #cleared = new Set<number>();
  readonly #frames = new Set<number>();
  #size = 0;

  constructor(canvas: HTMLCanvasElement, look: FoilLook) {
    this.#canvas = canvas;
    this.#context = canvas.getContext("2d");
    this.#look = look;
  }

  /** Paints what is left for the size that the canvas has now. */
  fit(): void {
    const ratio = Math.min(MOST_PIXEL_RATIO, devicePixelRatio);
    const size = Math.round(this.#canvas.clientWidth * ratio);
    if (size === 0 || size === this.#size) return;
    this.#size = size;
    this.#canvas.width = size;
    this.#canvas.height = size;
    if (this.#context === null) return;
    paintFoil(this.#context, size, this.#look);
    for (const [from, to] of this.#strokes) this.#erase(from, to);
    for (const cell of this.#cleared) this.#clear(cell);
  }

  /** Scratches from one point to another. @returns the cells that are scratched far enough by now, and were not cleared. */
  rub(from: Point, to: Point): readonly number[] {
    this.#strokes.push([from, to]);
    this.#mask.rub(from, to, RADIUS);
    this.#erase(from, to);
    const touched = new Set([cellAt(from), cellAt(to)]);
    // A fast stroke crosses cells in which no event was.
    touched.add(cellAt({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }));
    return [...touched].filter(
      (cell): cell is number => cell !== null && !this.#cleared.has(cell) && this.#mask.share(cell) >= ENOUGH,
    );
  }

  /** Takes the rest of a cell's foil off, within so long; at once for 0. */
  open(cell: number, ms: number): void {
    if (this.#cleared.has(cell)) return;
    this.#cleared.add(cell);
    if (ms === 0) this.#clear(cell);
    else this.#wipe(cell, ms);
  }

  /** Ends what is still moving: the canvas leaves the page. */
  stop(): void {
    for (const frame of this.#frames) cancelAnimationFrame(frame);
    this.#frames.clear();
  }

  /** A coin goes to and fro over the cell. By the clock: a late frame does all that is due. */
  #wipe(cell: number, ms: number): void {
    const startedAt = performance.now();
    let last = 0;
    const next = () => {
      const frame = requestAnimationFrame((now) => {
        this.#frames.delete(frame);
        const share = Math.min(1, (now - startedAt) / ms);
        for (let at = last; at <= share; at += 0.02) this.#erase(crossing(cell, at), crossing(cell, at + 0.02));
        last = share;
        if (share < 1) next();
        else this.#clear(cell);
      });
      this.#frames.add(frame);
    };
    next();
  }

  #erase(from: Point, to: Point): void {
    const context = this.#context;
    if (context === null) return;
    context.save();
    context.globalCompositeOperation = "destination-out";
    context.lineCap = "round";
    context.lineWidth = 2 * RADIUS * this.#size;
    context.beginPath();
    context.moveTo(from.x * this.#size, from.y * this.#size);
    // A line without length is not drawn everywhere.
    context.lineTo(to.x * this.#size + 0.01, to.y * this.#size);
    context.stroke();
    this.#fray(context, from, to);
    context.restore();
  }

  /** Foil tears: small bites along both edges of a stroke. */
  #fray(context: CanvasRenderingContext2D, from: Point, to: Point): void {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const bites = Math.min(MOST_BITES, Math.ceil(length / (RADIUS * BITE_EVERY)));
    context.beginPath();
    for (let bite = 0; bite < bites; bite += 1) {
      const along = Math.random();
      const angle = Math.random() * 2 * Math.PI;
      const reach = RADIUS * (0.86 + 0.2 * Math.random());
      const x = (from.x + (to.x - from.x) * along + Math.cos(angle) * reach) * this.#size;
      const y = (from.y + (to.y - from.y) * along + Math.sin(angle) * reach) * this.#size;
      const radius = RADIUS * (0.06 + 0.15 * Math.random()) * this.#size;
      context.moveTo(x + radius, y);
      context.arc(x, y, radius, 0, 2 * Math.PI);
    }
    context.fill();
  }

  #clear(cell: number): void {
    const side = this.#size / COLUMNS;
    this.#context?.clearRect((cell % COLUMNS) * side, Math.floor(cell / COLUMNS) * side, side, side);
  }
}

/** Where the coin is when so much of a cell has been crossed: it stays inside, so that neighbours keep their foil. */
function crossing(cell: number, share: number): Point {
  const side = 1 / COLUMNS;
  const width = side - 2 * RADIUS;
  const left = (cell % COLUMNS) * side + RADIUS;
  const top = Math.floor(cell / COLUMNS) * side + RADIUS;
  const turns = share * CROSSINGS;
  const across = turns % 2 < 1 ? turns % 1 : 1 - (turns % 1);
  return { x: left + width * across, y: top + width * Math.min(1, share) };
}
