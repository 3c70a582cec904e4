import { settingValues } from "../../../apps/web/src/session/setting-values.ts";
import { UsageError } from "../../../tools/command.ts";

/** A player's settings and window. The two corners are the extremes between which all other looks lie. */
export interface Look {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly language: "en" | "ar";
  readonly settings: Readonly<Record<string, unknown>>;
}

export const desktopDark: Look = {
  name: "1440-dark-ltr",
  viewport: { width: 1440, height: 900 },
  language: "en",
  settings: { themeMode: "dark", themeDirection: "ltr" },
};

const light = { themeMode: "light", themeDirection: "rtl" };

export const phoneLight: Look = {
  name: "390-light-rtl",
  viewport: { width: 390, height: 844 },
  language: "ar",
  settings: light,
};

export const smallPhoneLight: Look = { ...phoneLight, name: "360-light-rtl", viewport: { width: 360, height: 740 } };

/** Window heights for a width: phones, tablets, desktops. */
const HEIGHTS = [
  { upTo: 375, height: 740 },
  { upTo: 600, height: 844 },
  { upTo: 1100, height: 1024 },
  { upTo: Number.POSITIVE_INFINITY, height: 900 },
] as const;

/** Makes any other corner: right to left is in Arabic, as it is for players. */
export function lookOf(width: number, mode: "dark" | "light", direction: "ltr" | "rtl"): Look {
  return {
    name: `${width}-${mode}-${direction}`,
    viewport: { width, height: HEIGHTS.find(({ upTo }) => width <= upTo)?.height ?? 900 },
    language: direction === "rtl" ? "ar" : "en",
    settings: { themeMode: mode, themeDirection: direction },
  };
}

/** Makes a script that stores the settings before the page starts; `gameSettings` are the games' own. */
export function storing(look: Look, gameSettings: Readonly<Record<string, unknown>> = {}): string {
  const entries = {
    settings: JSON.stringify(look.settings),
    language: look.language,
    gameSettings: JSON.stringify(gameSettings),
  };
  const lines = Object.entries(entries).map(
    ([key, value]) => `localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(value)});`,
  );
  // The empty page with which a browser starts has no storage.
  return `if (location.protocol !== "about:") { ${lines.join("\n")} }`;
}

/** The values that a player can choose for each setting of a look, by its option. */
const VALUES = {
  mode: settingValues.themeMode,
  direction: settingValues.themeDirection,
  contrast: settingValues.themeContrast,
  preset: settingValues.themeColorPresets,
  layout: settingValues.themeLayout,
};

/** A look as it is given on a command line. */
type LookOptions = { readonly [Name in keyof typeof VALUES | "width" | "height"]?: string | undefined };

/** @throws UsageError for options from which no look can be made. */
export function checkLook({ width, height, ...settings }: LookOptions): void {
  for (const [name, pixels] of Object.entries({ width, height }))
    if (pixels !== undefined && !/^[1-9]\d{1,4}$/.test(pixels)) throw new UsageError(`--${name} is no size: ${pixels}`);
  for (const [name, values] of Object.entries<readonly string[]>(VALUES)) {
    const given = Object.entries(settings).find(([option]) => option === name)?.[1];
    if (given !== undefined && !values.includes(given))
      throw new UsageError(`--${name} is one of ${values.join(", ")}: ${given}`);
  }
}
