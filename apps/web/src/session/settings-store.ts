import type { GameSettings } from "@fairhouse/client/play-context.tsx";
import type { Language } from "@fairhouse/protocol/languages.ts";
import { loadLanguage } from "@fairhouse/ui/words/words.tsx";
import { createStore } from "zustand/vanilla";
import { defaultGameSettings } from "../session/session.ts";
import {
  attributesOf,
  LANGUAGE_KEY,
  parseLanguage,
  parseSettings,
  SETTINGS_KEY,
  type Settings,
  withLanguage,
} from "./settings.ts";

const GAME_SETTINGS_KEY = "gameSettings";

export interface SettingsState {
  readonly settings: Settings;
  readonly language: Language;
}

/** Storage may be forbidden or full: the page works without it. */
const storage = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
    } catch {
      // The choice holds for this page only.
    }
  },
};

function stored(): SettingsState {
  const language = parseLanguage(storage.read(LANGUAGE_KEY), navigator.languages);
  return { language, settings: parseSettings(storage.read(SETTINGS_KEY), language) };
}

export const settingsStore = createStore<SettingsState>(stored);

settingsStore.subscribe(({ settings, language }) => show(settings, language));
addEventListener("storage", (event) => {
  if (event.key === SETTINGS_KEY || event.key === LANGUAGE_KEY) void follow();
});

/**
 * Follows a change by another tab. Words are loaded first, as when a language is chosen: some names are not rendered
 * again when they arrive.
 */
async function follow(): Promise<void> {
  await loadLanguage(stored().language);
  settingsStore.setState(stored());
}

function show(settings: Settings, language: Language): void {
  const root = document.documentElement;
  for (const [name, value] of Object.entries(attributesOf(settings, language))) root.setAttribute(name, value);
}

export function changeSettings(changes: Partial<Settings>): void {
  const settings = { ...settingsStore.getState().settings, ...changes };
  storage.write(SETTINGS_KEY, JSON.stringify(settings));
  settingsStore.setState({ settings });
}

export function chooseLanguage(language: Language): void {
  const settings = withLanguage(settingsStore.getState().settings, language);
  storage.write(LANGUAGE_KEY, language);
  storage.write(SETTINGS_KEY, JSON.stringify(settings));
  settingsStore.setState({ settings, language });
}

/** Game settings, stored in the browser and named as in the specification. */
export const gameSettingsStore = createStore<GameSettings>(() => parseGameSettings(storage.read(GAME_SETTINGS_KEY)));

export function changeGameSettings(changes: Partial<GameSettings>): void {
  gameSettingsStore.setState(changes);
  storage.write(GAME_SETTINGS_KEY, JSON.stringify(gameSettingsStore.getState()));
}

function parseGameSettings(text: string | null): GameSettings {
  let raw: unknown;
  try {
    raw = JSON.parse(text ?? "{}");
  } catch {
    return defaultGameSettings;
  }
  if (typeof raw !== "object" || raw === null) return defaultGameSettings;
  const kept = Object.entries(raw).filter(
    ([name, value]) =>
      name in defaultGameSettings && typeof value === typeof defaultGameSettings[name as keyof GameSettings],
  );
  const settings: GameSettings = { ...defaultGameSettings, ...Object.fromEntries(kept) };
  return { ...settings, soundVolume: Math.min(1, Math.max(0, settings.soundVolume)) };
}
