import { describe, expect, test, vi } from "vitest";
import script from "../../public/first-paint.js?raw";
import { attributesOf, defaultSettings, parseLanguage, parseSettings, withLanguage } from "./settings.ts";

describe("settings", () => {
  test("without anything stored they are the specification's defaults", () => {
    expect(parseSettings(null, "en")).toEqual(defaultSettings);
  });

  test("broken or invalid values take their default, the others are kept", () => {
    const stored = '{"themeMode":"light","themeContrast":"loud","themeStretch":"yes","themeColorPresets":"red"}';
    expect(parseSettings(stored, "en")).toEqual({ ...defaultSettings, themeMode: "light", themeColorPresets: "red" });
    expect(parseSettings("[", "en")).toEqual(defaultSettings);
    expect(parseSettings("null", "en")).toEqual(defaultSettings);
    expect(parseSettings('"text"', "en")).toEqual(defaultSettings);
  });

  test("choosing a language sets the direction, and a direction chosen afterwards holds", () => {
    const arabic = withLanguage(defaultSettings, "ar");
    expect(arabic.themeDirection).toBe("rtl");
    const turned = { ...arabic, themeDirection: "ltr" as const };
    expect(parseSettings(JSON.stringify(turned), "ar").themeDirection).toBe("ltr");
    expect(withLanguage(turned, "en").themeDirection).toBe("ltr");
    expect(withLanguage(turned, "ar").themeDirection).toBe("rtl");
  });

  test("the language is the stored one, otherwise the browser's, otherwise English", () => {
    expect(parseLanguage("ar", ["en"])).toBe("ar");
    expect(parseLanguage("xx", ["fr-FR", "ar-EG", "en"])).toBe("ar");
    expect(parseLanguage(null, ["fr"])).toBe("en");
  });
});

/** Runs the real script with a stored state and returns what it wrote to `<html>`. */
function firstPaint(
  stored: Record<string, string>,
  preferred: readonly string[],
  dataset: { readonly accent?: string } = {},
): Record<string, string> {
  const attributes: Record<string, string> = {};
  const run = new Function("localStorage", "navigator", "document", "addEventListener", script);
  const setAttribute = (name: string, value: string) => {
    attributes[name] = value;
  };
  run(
    { getItem: (key: string) => stored[key] ?? null },
    { languages: preferred },
    { documentElement: { setAttribute, dataset } },
    () => undefined,
  );
  return attributes;
}

describe("first paint", () => {
  test.each([
    [{}, ["en-GB"]],
    [{}, ["ar"]],
    [{ language: "ar" }, ["en"]],
    [{ language: "ar", settings: '{"themeDirection":"ltr"}' }, ["en"]],
    [{ settings: '{"themeMode":"light","themeLayout":"mini","themeStretch":true,"themeColorPresets":"cyan"}' }, ["fr"]],
    [{ settings: '{"themeMode":"sepia","themeContrast":"bold","themeDirection":"up"}' }, []],
    [{ settings: "no json", language: "xx" }, ["ar-SA"]],
    [{ settings: "null" }, ["en"]],
  ] as [Record<string, string>, string[]][])(
    "shows %j with browser languages %j as the site will",
    (stored, preferred) => {
      const language = parseLanguage(stored.language ?? null, preferred);
      const settings = parseSettings(stored.settings ?? null, language);
      expect(firstPaint(stored, preferred)).toEqual(attributesOf(settings, language));
    },
  );

  test.each([
    [{}, "default"],
    [{ settings: '{"themeMode":"light"}' }, "default"],
    [{ settings: '{"themeColorPresets":"blue"}' }, "blue"],
    [{ settings: '{"themeColorPresets":"red"}' }, "red"],
  ] as [Record<string, string>, string][])(
    "in a house with an accent of its own, %j starts in %s, and reset leads back to the accent",
    async (stored, preset) => {
      const dataset = { accent: "default" };
      vi.stubGlobal("document", { documentElement: { dataset } });
      vi.resetModules();
      const own = await import("./settings.ts");
      vi.unstubAllGlobals();
      const settings = own.parseSettings(stored.settings ?? null, "en");
      expect(settings.themeColorPresets).toBe(preset);
      expect(own.defaultSettings.themeColorPresets).toBe("default");
      expect(firstPaint(stored, ["en"], dataset)).toEqual(attributesOf(settings, "en"));
    },
  );
});
