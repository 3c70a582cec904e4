import { parseRecord } from "@fairhouse/client/storage.ts";
import { factsOf, isLanguage, type Language } from "@fairhouse/protocol/languages.ts";
import { settingValues } from "./setting-values.ts";

/** Theme settings, with the specification's names (§3) and values (§9). */
export type Settings = { readonly [Name in keyof typeof settingValues]: (typeof settingValues)[Name][number] };

export const SETTINGS_KEY = "settings";
export const LANGUAGE_KEY = "language";

export const presets = settingValues.themeColorPresets;

export const defaultSettings: Settings = {
  themeMode: "dark",
  themeContrast: "default",
  themeDirection: "ltr",
  themeLayout: "vertical",
  themeStretch: false,
  // A house with an accent of its own, which is the preset `default`, starts with it: the server says so on <html>.
  themeColorPresets: presets.find((preset) => preset === globalThis.document?.documentElement.dataset.accent) ?? "blue",
};

const allowed: { readonly [Name in keyof Settings]: readonly Settings[Name][] } = settingValues;

/**
 * Parses stored settings. Missing or invalid ones take their default, because anybody may write to storage. A direction
 * that was never stored is the language's.
 */
export function parseSettings(stored: string | null, language: Language): Settings {
  const raw: Readonly<Record<string, unknown>> = parseRecord(stored) ?? {};
  const pick = <Name extends keyof Settings>(name: Name): Settings[Name] => {
    const options: readonly Settings[Name][] = allowed[name];
    return options.find((option) => option === raw[name]) ?? defaultSettings[name];
  };
  return {
    themeMode: pick("themeMode"),
    themeContrast: pick("themeContrast"),
    themeDirection: raw.themeDirection === undefined ? factsOf(language).direction : pick("themeDirection"),
    themeLayout: pick("themeLayout"),
    themeStretch: pick("themeStretch"),
    themeColorPresets: pick("themeColorPresets"),
  };
}

/** Returns the stored language, otherwise the browser's first one that this house has, otherwise English. */
export function parseLanguage(stored: string | null, preferred: readonly string[]): Language {
  if (isLanguage(stored)) return stored;
  return preferred.map((tag) => tag.split("-")[0]).find(isLanguage) ?? "en";
}

/**
 * Returns settings with the direction of a language. A direction chosen by hand holds until the next choice of a
 * language.
 */
export function withLanguage(settings: Settings, language: Language): Settings {
  return { ...settings, themeDirection: factsOf(language).direction };
}

/**
 * Returns the attributes of `<html>` for the style sheet. `public/first-paint.js` writes the same before the first
 * paint.
 */
export function attributesOf(settings: Settings, language: Language): Readonly<Record<string, string>> {
  return {
    lang: language,
    dir: settings.themeDirection,
    "data-mode": settings.themeMode,
    "data-contrast": settings.themeContrast,
    "data-preset": settings.themeColorPresets,
    "data-layout": settings.themeLayout,
    "data-stretch": String(settings.themeStretch),
  };
}
