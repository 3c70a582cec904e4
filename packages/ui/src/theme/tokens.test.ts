// @ts-expect-error the browser's program rightly has no Node types; only this test reads a file
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast, resolveTokens } from "./contrast.ts";

// Vitest empties imported style sheets, so the file itself is read.
const css: string = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

const modes = ["dark", "light"] as const;
const contrasts = ["default", "bold"] as const;
const presets = ["default", "cyan", "purple", "blue", "orange", "red"] as const;

const surfaces = ["ground", "raised", "panel", "panel-high", "thumb", "well"] as const;

/** Text needs 4.5 : 1 (WCAG 1.4.3), lines and icons that carry meaning 3 : 1 (1.4.11). */
const pairs: readonly (readonly [ink: string, ground: string, least: number])[] = [
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
  ["text", "tile", 4.5],
  ["text", "tile-top", 4.5],
];

for (const mode of modes)
  for (const boldness of contrasts)
    for (const preset of presets)
      describe(`${mode}, ${boldness}, ${preset}`, () => {
        const tokens = resolveTokens(css, { mode, contrast: boldness, preset });

        it.each(pairs)("%s on %s reaches %d", (ink, ground, least) => {
          expect(contrast(tokens[ink], tokens[ground])).toBeGreaterThanOrEqual(least);
        });

        it("outlines controls so that they can be found in bold contrast", () => {
          if (boldness === "bold") expect(contrast(tokens["line-strong"], tokens.panel)).toBeGreaterThanOrEqual(3);
        });
      });

describe("the dialog that is dark in both modes", () => {
  it("reads the dark set and the preset's dark accents inside a light page", () => {
    const dark = resolveTokens(css, { mode: "dark", contrast: "default", preset: "orange" });
    const nested = resolveTokens(css, { mode: "light", contrast: "default", preset: "orange", nestedDark: true });
    expect(nested).toEqual(dark);
  });

  it("keeps bold contrast", () => {
    const dark = resolveTokens(css, { mode: "dark", contrast: "bold", preset: "red" });
    const nested = resolveTokens(css, { mode: "light", contrast: "bold", preset: "red", nestedDark: true });
    expect(nested).toEqual(dark);
  });
});
