import { settledOf } from "../shared/facts/facts.ts";
import { MUTED, TEXT } from "../shared/picture/colours.ts";
import { multiplierText } from "../shared/picture/figures.ts";
import { type PictureModule, STAGE } from "../shared/picture/still.ts";
import { rounded, textAt } from "../shared/picture/svg.ts";
import { paintsOf } from "./drawing/paint.ts";
import { segmentPath } from "./drawing/segment-path.ts";
import { facts } from "./facts.ts";
import { rimOf } from "./rules/tables.ts";

const MIDDLE = { x: STAGE.width / 2, y: 250 };
/** Scale of the segment paths, whose outer radius is 100. */
const SCALE = 2.1;
const GROUND = "#141c36";

/** The wheel where it stopped, under its pointer. */
export const still: PictureModule["still"] = (page) => {
  const settled = settledOf(page, facts);
  if (settled === null) return null;
  const { bet: rim, outcome } = settled;
  const { segment } = outcome;
  const pays = rimOf(rim)[segment] ?? 0;
  const paints = paintsOf(rim);
  const turn = rounded((-(segment + 0.5) * 360) / rim.segments);
  const segments = rimOf(rim).map((one, at) => {
    const path = segmentPath(at, rim.segments);
    return `<path d="${path}" fill="${paints.get(one) ?? GROUND}" stroke="${GROUND}" stroke-width="1.4"/>`;
  });
  return [
    `<g transform="translate(${MIDDLE.x} ${MIDDLE.y}) scale(${SCALE})"><circle r="104" fill="#f0b53c"/><circle r="102" fill="${GROUND}"/>`,
    `<g transform="rotate(${turn})">${segments.join("")}</g>`,
    `<path d="M0 -82L-11 -108A12 12 0 1 1 11 -108z" fill="#ffffff" stroke="${GROUND}" stroke-width="1.6"/></g>`,
    textAt(MIDDLE.x, MIDDLE.y + 22, multiplierText(pays), {
      size: 60,
      bold: true,
      fill: pays > 0 ? (paints.get(pays) ?? TEXT) : MUTED,
      anchor: "middle",
    }),
    textAt(MIDDLE.x, MIDDLE.y + 60, `${rim.segments} segments`, { size: 24, fill: MUTED, anchor: "middle" }),
  ].join("");
};
