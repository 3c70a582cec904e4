import { type Design, type PrizeSymbol, symbolOf } from "../drawing/symbols.ts";
import { PRIZES } from "../rules/prizes.ts";
import night from "./art/scenes/night.svg?url";
import orchard from "./art/scenes/orchard.svg?url";
import sea from "./art/scenes/sea.svg?url";
import type { FoilLook } from "./foil-paint.ts";

/** Addresses of the scenes around the cells. */
export const SCENES: Readonly<Record<Design, string>> = { orchard, sea, night };

/** Looks of the foil over the cells. Motifs are drawn in a square of 24. */
export const FOILS: Readonly<Record<Design, FoilLook>> = {
  orchard: {
    dark: "#b07d1e",
    light: "#f4d678",
    shine: "#fff6d2",
    motif: "M12 3C6 6 4 11 5 16c1 3 4 5 7 5s6-2 7-5c1-5-1-10-7-13zM12 8v11M12 13l4-3M12 16l-4-3",
  },
  sea: {
    dark: "#6f97a6",
    light: "#cfe4ea",
    shine: "#ffffff",
    motif: "M12 20L4 10a8 7 0 0 1 16 0zM12 20V4M12 20L7.5 5M12 20l4.5-15",
  },
  night: {
    dark: "#6a4bb8",
    light: "#cdb6ff",
    shine: "#ffe6fb",
    motif: "M12 2.5l2.8 6.2 6.7.7-5 4.5 1.5 6.6-6-3.4-6 3.4 1.5-6.6-5-4.5 6.7-.7z",
  },
};

const files = import.meta.glob<string>("./art/*.svg", { query: "?url", import: "default", eager: true });

/** Returns the address of a symbol's picture. */
export function artOf(symbol: PrizeSymbol): string {
  const address = files[`./art/${symbol}.svg`];
  if (address === undefined) throw new Error(`there is no picture of ${symbol}`);
  return address;
}

/** Fetches all pictures of a design, so that none is missing under the foil. */
export function preloadDesign(design: Design): void {
  for (const prize of PRIZES) new Image().src = artOf(symbolOf(design, prize));
}
