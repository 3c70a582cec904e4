import { type AutoSettings, defaultAutoSettings, type Progression } from "./auto.ts";
import { deviceStorage, parseRecord, type TextStorage } from "./storage.ts";

export const MAX_AUTO_BETS = 1_000_000;
/** Ten thousand per cent is a hundred times the amount: more is a slip of the finger. */
export const MAX_PERCENT = 10_000;

/** The settings a player used last for a game; what is missing or odd takes its default. */
export function loadAutoSettings(game: string, storage: TextStorage = deviceStorage): AutoSettings {
  const raw = parseRecord(storage.getItem(nameOf(game)));
  if (raw === null) return defaultAutoSettings;
  return {
    bets: whole(raw.bets, MAX_AUTO_BETS) ?? defaultAutoSettings.bets,
    onWin: progression(raw.onWin),
    onLoss: progression(raw.onLoss),
    stopOnProfit: positive(raw.stopOnProfit),
    stopOnLoss: positive(raw.stopOnLoss),
    stopOnSingleWin: positive(raw.stopOnSingleWin),
  };
}

export function saveAutoSettings(game: string, settings: AutoSettings, storage: TextStorage = deviceStorage): void {
  storage.setItem(nameOf(game), JSON.stringify(settings));
}

/** Settings that no run can start with: what was typed is no number, or more than makes sense. */
export function wrongSettings(settings: AutoSettings): readonly (keyof AutoSettings)[] {
  const names = Object.keys(settings) as (keyof AutoSettings)[];
  return names.filter((name) => {
    const value = settings[name];
    if (value === null) return false;
    if (typeof value === "object") return value.kind === "increase" && whole(value.percent, MAX_PERCENT) === null;
    return whole(value, name === "bets" ? MAX_AUTO_BETS : Number.MAX_SAFE_INTEGER) === null;
  });
}

function nameOf(game: string): string {
  return `auto:${game}`;
}

function whole(value: unknown, max: number): number | null {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 && value <= max ? value : null;
}

function positive(value: unknown): number | null {
  const amount = whole(value, Number.MAX_SAFE_INTEGER);
  return amount === 0 ? null : amount;
}

function progression(value: unknown): Progression {
  if (typeof value !== "object" || value === null || !("kind" in value)) return { kind: "reset" };
  if (value.kind !== "increase" || !("percent" in value)) return { kind: "reset" };
  const percent = whole(value.percent, MAX_PERCENT);
  return percent === null ? { kind: "reset" } : { kind: "increase", percent };
}
