import { type Rim, sharesOf } from "../rules/tables.ts";

/** The colour of segments that pay nothing. */
const NOTHING = "#3a4870";
/** The colours of the others, from the smallest multiplier. */
const PAINTS = ["#2fc98a", "#3d9bff", "#ffc24b", "#b06bff", "#ff5d7a"];

/** Maps each multiplier of a wheel, in hundredths, to its colour: the largest always has the last colour. */
export function paintsOf(rim: Rim): ReadonlyMap<number, string> {
  const paying = sharesOf(rim).filter(({ pays }) => pays > 0);
  const paints = paying.map(({ pays }, at): readonly [number, string] => {
    const last = at === paying.length - 1;
    return [pays, (last ? PAINTS.at(-1) : PAINTS[at]) ?? NOTHING];
  });
  return new Map([[0, NOTHING], ...paints]);
}
