import { animate } from "@fairhouse/ui/motion/animate.ts";
import type { Pace } from "@fairhouse/ui/motion/pace.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useId, useRef } from "react";
import { useWidth } from "../../shared/screen/use-width.ts";
import { ASPECT, BALL, type Field, fallOf, fieldOf, PEG, pegsOf } from "../drawing/fall.ts";
import { heatOf } from "../drawing/heat.ts";
import { type Board, bucketOf, bucketsOf, type Step } from "../rules/tables.ts";
import { Ball } from "./ball.tsx";
import { BucketHistory, type PastBall, STAKE, tallyOf } from "./bucket-history.tsx";
import { bucketLabels } from "./bucket-labels.ts";
import "./plinko.css";

const FLASH = [
  { scale: "2", fill: "#ffc24b" },
  { scale: "1", fill: "#ffc24b" },
];
const BOUNCE = [{ translate: "0 0" }, { translate: "0 34%", offset: 0.3 }, { translate: "0 0" }];

export interface PegBoardProps {
  readonly board: Board;
  /** Ratio of the field, if other than the usual one. */
  readonly aspect?: number;
  /** Balls in the air. */
  readonly balls: readonly { readonly id: string; readonly path: readonly Step[] }[];
  /** Bucket of the last ball; null before one has landed. */
  readonly lit: number | null;
  /** Balls that have landed, newest first. */
  readonly past?: readonly PastBall[];
  /** Path of the ball of a settled bet. */
  readonly trail?: readonly Step[] | undefined;
  readonly pace: Pace;
  readonly onLand: (id: string) => void;
}

/** Pegs, the balls between them and the buckets below; left stays left in every language. */
export function PegBoard({ board, aspect = ASPECT, balls, lit, past = [], trail, pace, onLand }: PegBoardProps) {
  const pegs = useRef<SVGSVGElement>(null);
  const buckets = useRef<HTMLOListElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { multiplier } = useFormats();
  const { rows } = board;
  const field = fieldOf(rows, aspect);
  const tally = tallyOf(past, rows);
  const paint = useId();
  const pays = bucketsOf(board);
  const width = useWidth(frame);
  const labels = bucketLabels(
    pays.map((paid) => multiplier(paid)),
    width && width / field.width,
  );
  return (
    <div
      ref={frame}
      className="plinko"
      data-standing={labels.standing || undefined}
      style={{ "--width": field.width, "--aspect": aspect, "--widest": labels.widest }}
    >
      <div className="plinko-field">
        <div className="plinko-mouth" />
        <svg ref={pegs} viewBox={`0 0 ${field.width} ${field.height}`} aria-hidden="true">
          {pegsOf(field).map(({ x, y }) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={PEG} className="plinko-peg" fill={`url(#${paint})`} />
          ))}
          <radialGradient id={paint} cx="36%" cy="28%" r="76%" className="plinko-peg">
            <stop offset="0" stopColor="var(--peg-top)" />
            <stop offset=".5" stopColor="var(--peg)" />
            <stop offset="1" stopColor="var(--peg-low)" />
          </radialGradient>
          {trail && <path d={trailOf(trail, field)} className="plinko-trail" />}
        </svg>
        <BucketHistory balls={past} />
        {balls.map(({ id, path }) => (
          <Ball
            key={id}
            id={id}
            fall={fallOf(path, field)}
            pace={pace}
            onHit={(peg) => void animate(pegs.current?.children[peg], FLASH, { durationMs: 340 })}
            onLand={() => {
              const timing = { durationMs: 320, easing: "ease-out" };
              void animate(buckets.current?.children[bucketOf(path)], BOUNCE, timing);
              onLand(id);
            }}
          />
        ))}
      </div>
      <ol ref={buckets} aria-hidden="true" className="plinko-buckets tabular">
        {pays.map((paid, bucket) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a bucket is its place.
            key={bucket}
            data-lit={bucket === lit || undefined}
            data-under={paid < STAKE || undefined}
            style={{ "--heat": heatOf(bucket, rows), "--share": (tally[bucket] ?? 0) / Math.max(1, ...tally) }}
          >
            <BucketLabel text={labels.texts[bucket] ?? ""} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A multiplier whose sign is smaller than its figures, which are what the width of a bucket is for. */
function BucketLabel({ text }: { text: string }) {
  const sign = text.indexOf("×");
  return (
    <span>
      {text.slice(0, sign)}
      <small>×</small>
      {text.slice(sign + 1)}
    </span>
  );
}

/** Returns the SVG path from peg to peg into the bucket. */
function trailOf(path: readonly Step[], field: Field): string {
  const { hits, rest } = fallOf(path, field);
  const pegs = pegsOf(field);
  const spots = hits.flatMap(({ peg }) => pegs[peg] ?? []).map(({ x, y }) => `${x} ${y - PEG - BALL / 2}`);
  return `M${[`${pegs[1]?.x ?? 0} 0`, ...spots, `${rest.x} ${rest.y}`].join("L")}`;
}
