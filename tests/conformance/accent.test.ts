import { readFileSync } from "node:fs";
import { accentStyle, accentsOf } from "@fairhouse/server/machinery/accent.ts";
import { contrast, resolveTokens } from "@fairhouse/ui/theme/contrast.ts";
import { usedPairs } from "@fairhouse/ui/theme/used-pairs.ts";
import { expect, test } from "vitest";
import { fc } from "../fast-check.ts";

const tokens = readFileSync(new URL("../../packages/ui/src/theme/tokens.css", import.meta.url), "utf8");

/**
 * The style that a page sees: the operator's rules after the style sheet. The sample in the settings is not a token.
 */
function pageStyle(colour: string): string | null {
  const accents = accentsOf(colour);
  return accents.ok ? tokens + accentStyle(accents.value).replace(/\.preset-swatch.*/, "") : null;
}

function expectReadable(css: string): void {
  for (const mode of ["dark", "light"] as const)
    for (const boldness of ["default", "bold"] as const)
      for (const nestedDark of [false, true]) {
        const shown = resolveTokens(css, { mode, contrast: boldness, preset: "default", nestedDark });
        for (const [ink, ground, least] of usedPairs) {
          expect(
            contrast(shown[ink], shown[ground]),
            `${ink} on ${ground}, ${mode}, ${boldness}`,
          ).toBeGreaterThanOrEqual(least);
        }
      }
}

test.each(["#ff6600", "#ffd400", "#00ff00", "#000080", "#e91e63", "#7a3ff0", "#00e5ff", "#3d7bff"])(
  "the accent %s reads in every mode and contrast, and other presets stay as they are",
  (colour) => {
    const css = pageStyle(colour);
    if (css === null) throw new Error(`${colour} was refused`);
    expectReadable(css);
    const theme = { mode: "light", contrast: "default", preset: "red" } as const;
    expect(resolveTokens(css, theme)).toEqual(resolveTokens(tokens, theme));
    expect(resolveTokens(css, { ...theme, preset: "default" })["accent-fill"]).not.toBe(
      resolveTokens(tokens, { ...theme, preset: "default" })["accent-fill"],
    );
  },
);

test("any colour of an operator gives readable accents, or is refused", () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
  let used = 0;
  fc.assert(
    fc.property(hex, (colour) => {
      const css = pageStyle(colour);
      if (css === null) return;
      used += 1;
      expectReadable(css);
    }),
    { numRuns: 60 },
  );
  // About six in ten are used; fewer than a sixth happen by chance less than once in a million runs.
  expect(used).toBeGreaterThan(10);
});
