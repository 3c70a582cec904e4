import { animate } from "@fairhouse/ui/motion/animate.ts";
import { useRef } from "react";
import { type Board, bucketOf, bucketsOf, type Step } from "../rules/tables.ts";
import { Ball } from "./ball.tsx";
import { ASPECT, BALL, fallOf, fieldOf, PEG, pegsOf } from "./fall.ts";
import "./plinko.css";

const FLASH = [
  { scale: "2", fill: "#ffc24b", opacity: 1 },
  { scale: "1", opacity: 0.86 },
];
const BOUNCE = [{ translate: "0 0" }, { translate: "0 34%", offset: 0.3 }, { translate: "0 0" }];
/** From so many rows on, buckets are narrower than their figures on small boards, and on smaller ones from so many. */
const MANY_ROWS = 13;
const SOME_ROWS = 10;

export interface PegBoardProps {
  readonly board: Board;
  /** Of the field, where it is not the usual one. */
  readonly aspect?: number;
  /** In the air. */
  readonly balls: readonly { readonly id: string; readonly path: readonly Step[] }[];
  /** Where the last ball lies; null before one does. */
  readonly lit: number | null;
  /** The way of a ball that lies: of a settled bet. */
  readonly trail?: readonly Step[] | undefined;
  readonly instant: boolean;
  readonly onLand: (id: string) => void;
}

/** Pegs, the balls between them and the buckets below: left is left in every language. */
export function PegBoard({ board, aspect = ASPECT, balls, lit, trail, instant, onLand }: PegBoardProps) {
  const field = useRef<SVGSVGElement>(null);
  const strip = useRef<HTMLOListElement>(null);
  const { rows } = board;
  const { width, height } = fieldOf(rows, aspect);
  const buckets = bucketsOf(board);
  const land = (id: string, path: readonly Step[]) => {
    const bucket = strip.current?.children[bucketOf(path)];
    if (bucket) void animate(bucket, BOUNCE, { durationMs: 320, easing: "ease-out" });
    onLand(id);
  };
  return (
    <div className="plinko" style={{ "--width": width, "--aspect": aspect }} data-lit={lit ?? "none"}>
      <div className="plinko-field">
        <div className="plinko-mouth" />
        <svg ref={field} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {pegsOf(rows, aspect).map(({ x, y }) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={PEG} className="plinko-peg" />
          ))}
          {trail && <path d={trailOf(trail, aspect)} className="plinko-trail" />}
        </svg>
        {balls.map(({ id, path }) => (
          <Ball
            key={id}
            id={id}
            path={path}
            aspect={aspect}
            instant={instant}
            onHit={(peg) => {
              const hit = field.current?.children[peg];
              if (hit) void animate(hit, FLASH, { durationMs: 340 });
            }}
            onLand={() => land(id, path)}
          />
        ))}
      </div>
      <ol
        ref={strip}
        aria-hidden="true"
        className="plinko-buckets tabular"
        data-rows={rows >= MANY_ROWS ? "many" : rows >= SOME_ROWS ? "some" : "few"}
      >
        {buckets.map((pays, bucket) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a bucket is its place.
            key={bucket}
            data-lit={bucket === lit || undefined}
            style={{ "--heat": Math.abs(bucket - rows / 2) / (rows / 2) }}
          >
            <span>{pays / 100}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** From peg to peg into the bucket. */
function trailOf(path: readonly Step[], aspect: number): string {
  const { hits, rest } = fallOf(path, aspect);
  const pegs = pegsOf(path.length, aspect);
  const spots = hits.flatMap(({ peg }) => pegs[peg] ?? []).map(({ x, y }) => `${x} ${y - PEG - BALL / 2}`);
  return `M${[`${pegs[1]?.x ?? 0} 0`, ...spots, `${rest.x} ${rest.y}`].join("L")}`;
}
