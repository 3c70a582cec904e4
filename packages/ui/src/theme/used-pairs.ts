const surfaces = ["ground", "raised", "panel", "panel-high", "thumb", "well"] as const;

/**
 * Every ink of tokens.css with each ground on which components put it. Text needs 4.5 : 1 (WCAG 1.4.3), lines and icons
 * that carry meaning 3 : 1 (1.4.11).
 */
export const usedPairs: readonly (readonly [ink: string, ground: string, least: number])[] = [
  ...surfaces.flatMap((ground) =>
    ["text", "muted", "win", "lose", "gold", "accent-text"].map((ink) => [ink, ground, 4.5] as const),
  ),
  ...surfaces.flatMap((ground) => ["dim", "accent"].map((ink) => [ink, ground, 3] as const)),
  ["accent-text", "accent-soft", 4.5],
  ["text", "accent-soft", 4.5],
  ["win", "win-soft", 4.5],
  ["lose", "lose-soft", 4.5],
  ["text", "lose-soft", 4.5],
  ["text", "win-soft", 4.5],
  ["muted", "win-soft", 4.5],
  ["gold", "gold-soft", 4.5],
  ["text", "gold-soft", 4.5],
  ["on-accent", "accent-fill", 4.5],
  ["on-accent", "accent-fill-top", 4.5],
  ["on-win", "win-fill", 4.5],
  ["on-win", "win-fill-top", 4.5],
  ["on-lose", "lose-fill", 4.5],
  ["on-lose", "lose-fill-top", 4.5],
  ["on-felt", "felt-red", 4.5],
  ["on-felt", "felt-black", 4.5],
  ["on-felt", "felt-green", 4.5],
  ["on-felt", "felt-blue", 4.5],
  ["on-felt", "felt-violet", 4.5],
  ["text", "tile", 4.5],
  ["text", "tile-top", 4.5],
];
