import type { ResultTone } from "@fairhouse/ui/game/recent-results.tsx";
import { RED } from "../rules/positions.ts";

export type PocketColour = "red" | "black" | "green";

export function colourOf(pocket: number): PocketColour {
  if (pocket === 0) return "green";
  return RED.includes(pocket) ? "red" : "black";
}

const FILLS: Readonly<Record<PocketColour, string>> = {
  red: "bg-[#c22640]",
  black: "bg-[#232a3d]",
  green: "bg-[#0c7a4b]",
};

/** Returns the colours of a pocket, as on the chips of recent results. */
export function pocketTone(pocket: number): { readonly tone: ResultTone; readonly fill: string } {
  const colour = colourOf(pocket);
  return { tone: colour, fill: FILLS[colour] };
}
