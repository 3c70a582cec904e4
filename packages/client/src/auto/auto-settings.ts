import { deviceStorage, parseRecord, type TextStorage } from "../storage.ts";
import { type AutoSettings, defaultAutoSettings, MAX_AUTO_BETS, MAX_PERCENT, type Progression } from "./auto.ts";
import type { AutoOption, StrategyGame } from "./auto-options.ts";
import { conditionOf, MAX_CONDITIONS, textOfCondition } from "./condition-text.ts";
import type { Condition } from "./conditions.ts";

/** Loads the settings that a player last used for a game; missing or invalid ones take their default. */
export function loadAutoSettings(game: StrategyGame, storage: TextStorage = deviceStorage): AutoSettings {
  const raw = parseRecord(storage.getItem(keyOf(game)));
  if (raw === null) return defaultAutoSettings;
  return {
    bets: whole(raw.bets, MAX_AUTO_BETS) ?? defaultAutoSettings.bets,
    onWin: progression(raw.onWin),
    onLoss: progression(raw.onLoss),
    stopOnProfit: positive(raw.stopOnProfit),
    stopOnLoss: positive(raw.stopOnLoss),
    stopOnSingleWin: positive(raw.stopOnSingleWin),
    conditions: conditionsOf(raw.conditions, game.options),
  };
}

/** Saves settings. Conditions are stored as words of a shared strategy, so that there is only one form to parse. */
export function saveAutoSettings(
  game: StrategyGame,
  settings: AutoSettings,
  storage: TextStorage = deviceStorage,
): void {
  const conditions = settings.conditions.map((condition) => textOfCondition(condition, game.options));
  storage.setItem(keyOf(game), JSON.stringify({ ...settings, conditions }));
}

/**
 * Lists settings with which no run can start: not a number, or more than makes sense. Problems of conditions depend on
 * the game: see {@link isCondition}.
 */
export function wrongSettings(settings: AutoSettings): readonly (keyof AutoSettings)[] {
  const isPercent = (value: Progression) => value.kind === "reset" || whole(value.percent, MAX_PERCENT) !== null;
  const isStop = (value: number | null) => value === null || whole(value, Number.MAX_SAFE_INTEGER) !== null;
  const right = {
    bets: whole(settings.bets, MAX_AUTO_BETS) !== null,
    onWin: isPercent(settings.onWin),
    onLoss: isPercent(settings.onLoss),
    stopOnProfit: isStop(settings.stopOnProfit),
    stopOnLoss: isStop(settings.stopOnLoss),
    stopOnSingleWin: isStop(settings.stopOnSingleWin),
    conditions: true,
  } satisfies Record<keyof AutoSettings, boolean>;
  const names = Object.keys(right) as (keyof AutoSettings)[];
  return names.filter((name) => !right[name]);
}

/** Returns true if a run can follow a condition: its numbers are numbers, and its option is one of this game. */
export function isCondition(condition: Condition, options: readonly AutoOption[]): boolean {
  return conditionOf(textOfCondition(condition, options), options).ok;
}

function keyOf({ id }: StrategyGame): string {
  return `auto:${id}`;
}

/** Reads all conditions or none: a strategy that lost one of its conditions is another strategy. */
function conditionsOf(stored: unknown, options: readonly AutoOption[]): readonly Condition[] {
  if (!Array.isArray(stored) || stored.length > MAX_CONDITIONS) return [];
  const read = stored.map((line: unknown) => (typeof line === "string" ? conditionOf(line, options) : null));
  const good = read.flatMap((condition) => (condition?.ok === true ? [condition.value] : []));
  return good.length === stored.length ? good : [];
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
