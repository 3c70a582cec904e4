import { CELEBRATION_MS, type WinSize } from "./win-size.ts";
import "./stage-light.css";

interface Spark {
  readonly angle: string;
  readonly reach: string;
  readonly tone: string;
}

const TONES = ["var(--gold-fill)", "var(--win-fill)", "var(--accent)"];

/** Sparks in all directions, every second one less far. */
function sparksOf(count: number, reach: number): readonly Spark[] {
  return Array.from({ length: count }, (_, index) => ({
    angle: `${((index * 360) / count).toFixed(1)}deg`,
    reach: `${reach * (index % 2 === 0 ? 1 : 0.62)}cqmin`,
    tone: TONES[index % TONES.length] ?? "",
  }));
}

const sparks: Readonly<Record<WinSize, readonly Spark[]>> = { 1: [], 2: [], 3: sparksOf(24, 44), 4: sparksOf(48, 58) };
/** Rings that spread from the middle, one after another. */
const rings: Readonly<Record<WinSize, readonly number[]>> = { 1: [], 2: [0], 3: [0, 1], 4: [0, 1, 2] };

/**
 * The light of a win on the whole stage: an edge that glows; from twice the stake a ring that spreads; from ten times
 * sparks; from fifty times rays behind them.
 */
export function WinLight({ size }: { readonly size: WinSize }) {
  return (
    <div className="stage-light still:hidden" data-size={size} style={{ "--lasts": `${CELEBRATION_MS[size]}ms` }}>
      <div className="stage-light-edge" />
      {size === 4 && <div className="stage-light-rays" />}
      {rings[size].map((ring) => (
        <div key={ring} className="stage-light-ring" style={{ "--ring": ring }} />
      ))}
      {sparks[size].map(({ angle, reach, tone }) => (
        <span key={angle} className="stage-light-spark" style={{ rotate: angle }}>
          <span style={{ "--reach": reach, background: tone }} />
        </span>
      ))}
    </div>
  );
}

/** The light of a loss: a short breath at the lower edge. A loss is told, and not underlined. */
export function LossLight() {
  return (
    <div
      aria-hidden="true"
      className="stage-light still:hidden"
      data-size="lost"
      style={{ "--lasts": `${CELEBRATION_MS[1]}ms` }}
    >
      <div className="stage-light-edge" />
    </div>
  );
}
