import { type FoilLook, paintFoil } from "./foil-paint.ts";
import { COLUMNS, cellAt, type Point, ScratchMask } from "./scratch-mask.ts";

/** Radius of the scratching tip, in widths of the field: a stroke takes a third of a cell. */
const RADIUS = 0.056;
/** Share of a cell to scratch before it counts as open and the rest of its foil falls off. */
const ENOUGH = 0.55;
/** Nobody sees a sharper image, and a phone would paint it for nothing. */
const MOST_PIXEL_RATIO = 2;
/** Distance of bites at the edge of a stroke, in its radii, and the most bites of a stroke. */
const BITE_EVERY = 0.12;
const MOST_BITES = 60;
/** Number of times that an automatic scratch crosses a cell. */
const CROSSINGS = 7;

/** The foil over one ticket: painted on a canvas, scratched off it by strokes, and cleared cell by cell. */
export class ScratchFoil {
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D | null;
  readonly #look: FoilLook;
  readonly #mask = new ScratchMask();
  /** All strokes, to be repeated when the canvas is resized. */
  readonly #strokes: (readonly [from: Point, to: Point])[] = [];
  readonly #cleared = new Set<number>();
  readonly #frames = new Set<number>();
  #size = 0;

  constructor(canvas: HTMLCanvasElement, look: FoilLook) {
    this.#canvas = canvas;
    this.#context = canvas.getContext("2d");
    this.#look = look;
  }

  /** Repaints the remaining foil for the current size of the canvas. */
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

  /**
   * Scratches from one point to another. @returns the touched cells that are now scratched far enough and were not
   * cleared.
   */
  rub(from: Point, to: Point): readonly number[] {
    this.#strokes.push([from, to]);
    this.#mask.rub(from, to, RADIUS);
    this.#erase(from, to);
    const touched = new Set([cellAt(from), cellAt(to)]);
    // A fast stroke crosses cells without an event in them.
    touched.add(cellAt({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }));
    return [...touched].filter(
      (cell): cell is number => cell !== null && !this.#cleared.has(cell) && this.#mask.share(cell) >= ENOUGH,
    );
  }

  /** Returns the cells with any scratch in them. */
  touched(): readonly number[] {
    return this.#mask.touched();
  }

  /** Removes the rest of a cell's foil within `ms`, or at once for 0. */
  open(cell: number, ms: number): void {
    if (this.#cleared.has(cell)) return;
    this.#cleared.add(cell);
    if (ms === 0) this.#clear(cell);
    else this.#wipe(cell, ms);
  }

  /** Cancels animations when the canvas leaves the page. */
  stop(): void {
    for (const frame of this.#frames) cancelAnimationFrame(frame);
    this.#frames.clear();
  }

  /** Moves a coin back and forth over the cell. The clock decides, so a late frame does all that is due. */
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
    // Some browsers do not draw a line of zero length.
    context.lineTo(to.x * this.#size + 0.01, to.y * this.#size);
    context.stroke();
    this.#fray(context, from, to);
    context.restore();
  }

  /** Tears the foil: small bites along both edges of a stroke. */
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

/**
 * Returns the position of the coin after crossing a share of a cell: it stays inside, so that neighbours keep their
 * foil.
 */
function crossing(cell: number, share: number): Point {
  const side = 1 / COLUMNS;
  const width = side - 2 * RADIUS;
  const left = (cell % COLUMNS) * side + RADIUS;
  const top = Math.floor(cell / COLUMNS) * side + RADIUS;
  const turns = share * CROSSINGS;
  const across = turns % 2 < 1 ? turns % 1 : 1 - (turns % 1);
  return { x: left + width * across, y: top + width * Math.min(1, share) };
}
