import { GOLD } from "../shared/picture/colours.ts";
import { type PictureModule, STAGE } from "../shared/picture/still.ts";
import { rounded, textAt } from "../shared/picture/svg.ts";
import { DEGREES_PER_POCKET, WHEEL_ORDER } from "./drawing/wheel-order.ts";
import { settledSpinOf } from "./facts.ts";
import { RED } from "./rules/positions.ts";

const MIDDLE = { x: STAGE.width / 2, y: STAGE.height / 2 + 8 };
const OUTER = 232;
const INNER = 150;

/** Draws the wheel with the drawn pocket at its top, and the ball in it. */
export const still: PictureModule["still"] = (page) => {
  const spin = settledSpinOf(page);
  if (spin === null) return null;
  const first = WHEEL_ORDER.indexOf(spin.pocket);
  const { x, y } = MIDDLE;
  const ring = (radius: number, more: string) => `<circle cx="${x}" cy="${y}" r="${radius}" ${more}/>`;
  return [
    ring(OUTER + 14, `fill="#2a1608" stroke="#e8c27a" stroke-width="5"`),
    ...WHEEL_ORDER.map((pocket, place) => pocketAt(pocket, (place - first) * DEGREES_PER_POCKET)),
    ring(INNER, `fill="${colourOf(spin.pocket)}" stroke="#e8c27a" stroke-width="6"`),
    textAt(x, y + 50, String(spin.pocket), { size: 140, bold: true, anchor: "middle" }),
    `<circle cx="${x}" cy="${y - OUTER + 62}" r="13" fill="#ffffff" stroke="#c4cbe0" stroke-width="2"/>`,
    `<path d="M${x - 20} ${y - OUTER - 30}h40l-20 30z" fill="${GOLD}"/>`,
  ].join("");
};

/** Draws a pocket whose middle is this many degrees clockwise from the top. */
function pocketAt(pocket: number, degrees: number): string {
  const half = DEGREES_PER_POCKET / 2;
  const at = (radius: number, angle: number) => {
    const turn = ((angle - 90) * Math.PI) / 180;
    return `${rounded(MIDDLE.x + radius * Math.cos(turn))} ${rounded(MIDDLE.y + radius * Math.sin(turn))}`;
  };
  const outline = `M${at(OUTER, degrees - half)}A${OUTER} ${OUTER} 0 0 1 ${at(OUTER, degrees + half)}L${at(INNER, degrees + half)}A${INNER} ${INNER} 0 0 0 ${at(INNER, degrees - half)}Z`;
  const turned = `rotate(${rounded(degrees)} ${MIDDLE.x} ${MIDDLE.y})`;
  const number = textAt(MIDDLE.x, MIDDLE.y - OUTER + 30, String(pocket), { size: 21, bold: true, anchor: "middle" });
  return `<path d="${outline}" fill="${colourOf(pocket)}" stroke="#e8c27a" stroke-width="1.5"/><g transform="${turned}">${number}</g>`;
}

function colourOf(pocket: number): string {
  if (pocket === 0) return "#0c7a4b";
  return RED.includes(pocket) ? "#c22640" : "#232a3d";
}
