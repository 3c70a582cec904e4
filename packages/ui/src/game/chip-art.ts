/** The look of a denomination: two colours and an edge pattern, so that chips differ in more than colour. */
export interface ChipLook {
  readonly body: string;
  readonly dark: string;
  readonly edge: string;
  readonly ink: string;
  /** Number of marks around the edge, and the shape of each: a block, a pair of bars or a diamond. */
  readonly marks: number;
  readonly pattern: "block" | "pair" | "diamond";
}

const looks: readonly (ChipLook & { readonly from: number })[] = [
  { from: 0, body: "#5b6f99", dark: "#3a4a70", edge: "#f2f5ff", ink: "#ffffff", marks: 6, pattern: "block" },
  { from: 5_000, body: "#d23a4f", dark: "#8f1d32", edge: "#ffe9ec", ink: "#ffffff", marks: 8, pattern: "block" },
  { from: 10_000, body: "#2f6be6", dark: "#173f9e", edge: "#eaf1ff", ink: "#ffffff", marks: 6, pattern: "pair" },
  { from: 50_000, body: "#159a63", dark: "#0a5c3b", edge: "#e4fff2", ink: "#ffffff", marks: 8, pattern: "diamond" },
  { from: 100_000, body: "#2a2438", dark: "#110d1b", edge: "#ffc24b", ink: "#ffdf9b", marks: 12, pattern: "block" },
];

/** The denominations of the house, in smallest units. */
export const CHIP_AMOUNTS = [1_000, 5_000, 10_000, 50_000, 100_000] as const;

/** Returns the look of the largest denomination that an amount reaches: a stack of 12,000 has the colours of 10,000. */
export function chipLookOf(amount: number): ChipLook {
  const [first, ...higher] = looks;
  if (!first) throw new Error("there are chips");
  return higher.reduce((look, next) => (amount >= next.from ? next : look), first);
}

/** Returns the path of the marks on the rim of a chip drawn in a 48 × 48 box. */
export function rimPath(look: ChipLook): string {
  return Array.from({ length: look.marks }, (_, index) => {
    const turn = (index / look.marks) * 2 * Math.PI;
    if (look.pattern === "pair") return mark(turn - 0.16, 0.09) + mark(turn + 0.16, 0.09);
    if (look.pattern === "diamond") return diamond(turn);
    return mark(turn, look.marks > 8 ? 0.1 : 0.17);
  }).join("");
}

const CENTRE = 24;
const OUTER = 23;
const INNER = 17.4;

function point(turn: number, radius: number): string {
  return `${(CENTRE + radius * Math.sin(turn)).toFixed(2)} ${(CENTRE - radius * Math.cos(turn)).toFixed(2)}`;
}

function mark(turn: number, half: number): string {
  return `M${point(turn - half, OUTER)}A${OUTER} ${OUTER} 0 0 1 ${point(turn + half, OUTER)}L${point(turn + half, INNER)}A${INNER} ${INNER} 0 0 0 ${point(turn - half, INNER)}Z`;
}

function diamond(turn: number): string {
  const middle = (OUTER + INNER) / 2;
  return `M${point(turn, OUTER)}L${point(turn + 0.17, middle)}L${point(turn, INNER)}L${point(turn - 0.17, middle)}Z`;
}
