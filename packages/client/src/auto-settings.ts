import { type AutoSettings, defaultAutoSettings, type Progression } from "./auto.ts";
import { deviceStorage, parseRecord, type TextStorage } from "./storage.ts";

export const MAX_AUTO_BETS = 1_000_000;
/** Ten thousand percent is a hundred times the amount: more is a slip of the finger. */
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
