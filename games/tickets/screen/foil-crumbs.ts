import type { FoilLook } from "./foil-paint.ts";
import type { Point } from "./scratch-mask.ts";

interface Crumb {
  x: number;
  y: number;
  /** In ticket widths a second. */
  vx: number;
  vy: number;
  turn: number;
  readonly spin: number;
  readonly size: number;
  readonly colour: string;
  left: number;
}

/** The most crumbs in flight: more would look like a cloud, and slow phones down. */
const MOST_CRUMBS = 70;
const LIFE_SECONDS = 0.75;
const GRAVITY = 2.4;
/** Limit of the time step after a late frame. */
const LONGEST_FRAME_SECONDS = 0.05;

/** Bits of foil that fly off where it is scratched, and fall. Drawn over the field, only while some fly. */
export class FoilCrumbs {
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D | null;
  readonly #colours: readonly string[];
  #crumbs: Crumb[] = [];
  #frame: number | null = null;
  #last = 0;

  constructor(canvas: HTMLCanvasElement, { dark, light, shine }: FoilLook) {
    this.#canvas = canvas;
    this.#context = canvas.getContext("2d");
    this.#colours = [dark, light, shine];
  }

  /** Throws some crumbs from the current point of the stroke. */
  throwFrom({ x, y }: Point): void {
    if (this.#crumbs.length >= MOST_CRUMBS) return;
    for (let count = 0; count < 2; count += 1) this.#crumbs.push(this.#crumbAt(x, y));
    if (this.#frame !== null) return;
    this.#canvas.width = this.#canvas.clientWidth;
    this.#canvas.height = this.#canvas.clientHeight;
    this.#last = performance.now();
    this.#frame = requestAnimationFrame((now) => this.#draw(now));
  }

  stop(): void {
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
  }

  #crumbAt(x: number, y: number): Crumb {
    const angle = Math.PI * (1 + Math.random());
    const speed = 0.1 + Math.random() * 0.45;
    return {
      x,
      y,
      vx: Math.cos(angle) * speed,
      vy: Math.sin(angle) * speed,
      turn: Math.random() * Math.PI,
      spin: (Math.random() - 0.5) * 14,
      size: 0.006 + Math.random() * 0.012,
      colour: this.#colours[Math.floor(Math.random() * this.#colours.length)] ?? "#ffffff",
      left: LIFE_SECONDS * (0.6 + Math.random() * 0.4),
    };
  }

  #draw(now: number): void {
    const context = this.#context;
    const { width, height } = this.#canvas;
    if (context === null) return;
    const seconds = Math.min(LONGEST_FRAME_SECONDS, (now - this.#last) / 1_000);
    this.#last = now;
    context.clearRect(0, 0, width, height);
    for (const crumb of this.#crumbs) {
      crumb.vy += GRAVITY * seconds;
      crumb.x += crumb.vx * seconds;
      crumb.y += crumb.vy * seconds;
      crumb.turn += crumb.spin * seconds;
      crumb.left -= seconds;
      context.save();
      context.globalAlpha = Math.min(1, Math.max(0, crumb.left / 0.25));
      context.translate(crumb.x * width, crumb.y * width);
      context.rotate(crumb.turn);
      context.fillStyle = crumb.colour;
      context.fillRect(-crumb.size * width, -crumb.size * width * 0.5, 2 * crumb.size * width, crumb.size * width);
      context.restore();
    }
    this.#crumbs = this.#crumbs.filter(({ left }) => left > 0);
    this.#frame = this.#crumbs.length > 0 ? requestAnimationFrame((next) => this.#draw(next)) : null;
    if (this.#frame === null) context.clearRect(0, 0, width, height);
  }
}
