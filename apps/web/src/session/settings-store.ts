import type { GameSettings } from "@fairhouse/client/play-context.tsx";
import { deviceStorage, parseRecord } from "@fairhouse/client/storage.ts";
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

function stored(): SettingsState {
  const language = parseLanguage(deviceStorage.getItem(LANGUAGE_KEY), navigator.languages);
  return { language, settings: parseSettings(deviceStorage.getItem(SETTINGS_KEY), language) };
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
  deviceStorage.setItem(SETTINGS_KEY, JSON.stringify(settings));
  settingsStore.setState({ settings });
}

export function chooseLanguage(language: Language): void {
  const settings = withLanguage(settingsStore.getState().settings, language);
  deviceStorage.setItem(LANGUAGE_KEY, language);
  deviceStorage.setItem(SETTINGS_KEY, JSON.stringify(settings));
  settingsStore.setState({ settings, language });
}

/** Game settings, stored in the browser and named as in the specification. */
export const gameSettingsStore = createStore<GameSettings>(() =>
  parseGameSettings(deviceStorage.getItem(GAME_SETTINGS_KEY)),
);

/** Changes settings. Fast and instant play exclude each other: choosing one turns the other off. */
export function changeGameSettings(changes: Partial<GameSettings>): void {
  gameSettingsStore.setState({
    ...(changes.instantBet && { fastBet: false }),
    ...(changes.fastBet && { instantBet: false }),
    ...changes,
  });
  deviceStorage.setItem(GAME_SETTINGS_KEY, JSON.stringify(gameSettingsStore.getState()));
}

function parseGameSettings(text: string | null): GameSettings {
  const kept = Object.entries(parseRecord(text) ?? {}).filter(
    ([name, value]) =>
      name in defaultGameSettings && typeof value === typeof defaultGameSettings[name as keyof GameSettings],
  );
  const settings: GameSettings = { ...defaultGameSettings, ...Object.fromEntries(kept) };
  return { ...settings, soundVolume: Math.min(1, Math.max(0, settings.soundVolume)) };
}
