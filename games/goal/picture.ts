import { closedViewOf } from "../shared/facts/facts.ts";
import { TEXT, WIN } from "../shared/picture/colours.ts";
import { type PictureModule, STAGE } from "../shared/picture/still.ts";
import { artAt, boxAt, rounded } from "../shared/picture/svg.ts";
import { type Face, type Scene, sceneOf } from "./drawing/pitch-model.ts";
import { facts } from "./facts.ts";
import { PITCHES } from "./rules/pitches.ts";

const GRASS = "#1a6b35";
const MOWN = "#1c7339";
const SPOT = "#155a2c";
const PASSED = "#23854a";
const SAVED = "#7a1f38";
/** Distance between the edge of the lawn and its spots. */
const MARGIN = 20;
const GAP = 6;

export const arts = ["ball", "keeper"];

/** The pitch, with the path of the ball and all keepers. */
export const still: PictureModule["still"] = (page) => {
  const hand = closedViewOf(page, facts);
  if (hand === null) return null;
  const kicks = hand.picks.length;
  return drawn(sceneOf(hand, { kicked: kicks, seen: kicks, over: true }));
};

function drawn({ size, faces, ball }: Scene): string {
  const { rows, columns } = PITCHES[size];
  // The goal takes one more column.
  const side = (STAGE.width - 2 * MARGIN) / (columns + 1);
  const left = MARGIN;
  const top = (STAGE.height - side * rows) / 2;
  const lawn = boxAt(0, MARGIN / 2, STAGE.width, STAGE.height - MARGIN, 24, `fill="${GRASS}"`);
  const stripes = faces.flatMap((_, at) =>
    at % 2 === 0 ? [] : [boxAt(left + at * side, MARGIN / 2, side, STAGE.height - MARGIN, 0, `fill="${MOWN}"`)],
  );
  const spots = faces.flatMap((column, at) =>
    column.map((face, row) => spotAt(face, left + at * side, top + row * side, side)),
  );
  const net = boxAt(
    left + columns * side,
    top + side * rows * 0.2,
    side * 0.8,
    side * rows * 0.6,
    8,
    `fill="#0b2a16" stroke="${TEXT}" stroke-width="4"`,
  );
  const wasKicked = ball.column > -1;
  const shift = ball.column === columns ? 0.4 : 0.5;
  // A ball that was lost in the first column lies before it.
  const x = Math.max(0, left + (ball.column + shift - 0.3) * side);
  return [
    lawn,
    ...stripes,
    ...spots,
    net,
    wasKicked ? artAt("ball", rounded(x), rounded(top + (ball.row + 0.2) * side), side * 0.6) : "",
  ].join("");
}

function spotAt(face: Face, x: number, y: number, side: number): string {
  const fill = face === "passed" ? PASSED : face === "save" ? SAVED : SPOT;
  const ring = face === "passed" ? ` stroke="${WIN}" stroke-width="2"` : "";
  const inner = side - GAP;
  const spot = boxAt(x + GAP / 2, y + GAP / 2, inner, inner, 8, `fill="${fill}"${ring}`);
  if (face !== "keeper" && face !== "save") return spot;
  return spot + artAt("keeper", x + GAP / 2, y + GAP / 2, inner, face === "keeper" ? 0.7 : 1);
}
