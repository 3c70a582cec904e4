// @ts-expect-error browser code rightly has no Node types; only this test reads a file
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast, resolveTokens } from "./contrast.ts";
import { usedPairs } from "./used-pairs.ts";

// Vitest empties imported style sheets, so the file itself is read.
const css: string = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

const modes = ["dark", "light"] as const;
const contrasts = ["default", "bold"] as const;
const presets = ["default", "cyan", "purple", "blue", "orange", "red"] as const;

for (const mode of modes)
  for (const boldness of contrasts)
    for (const preset of presets)
      describe(`${mode}, ${boldness}, ${preset}`, () => {
        const tokens = resolveTokens(css, { mode, contrast: boldness, preset });

        it.each(usedPairs)("%s on %s reaches %d", (ink, ground, least) => {
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
