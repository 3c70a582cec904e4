import { MAX_MONEY, type Money } from "@fairhouse/kernel/money.ts";
import { accept, type Result, refuse } from "@fairhouse/kernel/result.ts";
import { type AutoSettings, defaultAutoSettings, MAX_AUTO_BETS, MAX_PERCENT, type Progression } from "./auto.ts";
import { numberOf, type StrategyGame, textOfNumber, wholeOf } from "./auto-options.ts";
import { type ConditionProblem, conditionOf, MAX_CONDITIONS, textOfCondition } from "./condition-text.ts";
import type { AutoOptions, Condition } from "./conditions.ts";

/**
 * Everything that an automatic run follows, under a name. Amounts are not checked against a currency's limits yet: each
 * run does that.
 */
export interface Strategy {
  readonly name: string;
  /** The first amount of a run. */
  readonly stake: Money;
  readonly settings: AutoSettings;
  /** The numbers that the game lets strategies change. */
  readonly options: AutoOptions;
}

/** The first line of a strategy as text. Another version number means another grammar. */
const TITLE = "fairhouse strategy";
const VERSION = 1;
/**
 * More than any strategy needs, in UTF-16 units; the same limit as that of an account's lists (`packages/protocol`).
 */
export const LONGEST_TEXT = 1_000;
/** In characters, of whatever size. */
export const LONGEST_NAME = 24;

/** The problem of a text, and the number of its line, from 1. */
export interface TextRefusal {
  readonly line: number;
  readonly problem: TextProblem;
}

export type TextProblem =
  | ConditionProblem
  | "no-strategy"
  | "version"
  | "name"
  | "other-game"
  | "too-long"
  | "unknown"
  | "twice"
  | "missing"
  | "too-many";

/** Writes a strategy as lines that can be read, sent and pasted. {@link strategyOf} reads them again. */
export function textOfStrategy({ name, stake, settings, options }: Strategy, game: StrategyGame): string {
  const { bets, onWin, onLoss, stopOnProfit, stopOnLoss, stopOnSingleWin, conditions } = settings;
  const stops = [
    ["stop-profit", stopOnProfit],
    ["stop-loss", stopOnLoss],
    ["stop-win", stopOnSingleWin],
  ] as const;
  return [
    `${TITLE} ${VERSION}`,
    `game ${game.id}`,
    `name ${nameFrom(name)}`,
    `stake ${stake}`,
    `bets ${bets === 0 ? "endless" : bets}`,
    `win ${textOfProgression(onWin)}`,
    `loss ${textOfProgression(onLoss)}`,
    ...stops.flatMap(([word, amount]) => (amount === null ? [] : [`${word} ${amount}`])),
    ...game.options.flatMap((option) => {
      const value = options[option.name];
      return value === undefined ? [] : [`${option.name} ${textOfNumber(value, option.decimals)}`];
    }),
    ...conditions.map((condition) => textOfCondition(condition, game.options)),
  ].join("\n");
}

/** Reads what {@link textOfStrategy} wrote, or an edited form of it: nothing is guessed, and nothing left out. */
export function strategyOf(text: string, game: StrategyGame): Result<Strategy, TextRefusal> {
  if (text.length > LONGEST_TEXT) return refuse({ line: 1, problem: "too-long" });
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim().replace(/\s+/g, " "));
  const fields = new Map<string, string>();
  const conditions: Condition[] = [];
  let titled = false;
  for (const [index, line] of lines.entries()) {
    const no = (problem: TextProblem) => refuse({ line: index + 1, problem });
    if (line === "") continue;
    if (!titled) {
      if (!line.startsWith(`${TITLE} `)) return no("no-strategy");
      if (line !== `${TITLE} ${VERSION}`) return no("version");
      titled = true;
      continue;
    }
    const [word = ""] = line.split(" ", 1);
    if (word === "when") {
      const condition = conditionOf(line, game.options);
      if (!condition.ok) return no(condition.refusal);
      if (conditions.push(condition.value) > MAX_CONDITIONS) return no("too-many");
      continue;
    }
    if (fields.has(word)) return no("twice");
    const problem = fieldProblem(word, line.slice(word.length + 1), game);
    if (problem !== null) return no(problem);
    fields.set(word, line.slice(word.length + 1));
  }
  if (!titled) return refuse({ line: 1, problem: "no-strategy" });
  if (["game", "name", "stake"].some((word) => !fields.has(word)))
    return refuse({ line: lines.length, problem: "missing" });
  return accept(strategyFrom(fields, conditions, game));
}

/** Returns a name as it is stored: one line, not too long. */
export function nameFrom(typed: string): string {
  const oneLine = typed.trim().replace(/\s+/g, " ");
  return [...oneLine].slice(0, LONGEST_NAME).join("").trim();
}

function fieldProblem(word: string, value: string, { id, options }: StrategyGame): TextProblem | null {
  const option = options.find(({ name }) => name === word);
  if (option !== undefined) return numberOf(value, option) === null ? "number" : null;
  switch (word) {
    case "game":
      return value === id ? null : "other-game";
    case "name":
      return value === "" || value !== nameFrom(value) ? "name" : null;
    case "stake":
    case "stop-profit":
    case "stop-loss":
    case "stop-win":
      return wholeOf(value, 1, MAX_MONEY) === null ? "number" : null;
    case "bets":
      return betsOf(value) === null ? "number" : null;
    case "win":
    case "loss":
      return progressionOf(value) === null ? "number" : null;
    default:
      return "unknown";
  }
}

/** Makes a strategy from valid fields. A missing setting is as in an untouched panel. */
function strategyFrom(
  fields: ReadonlyMap<string, string>,
  conditions: readonly Condition[],
  { options }: StrategyGame,
): Strategy {
  const amount = (word: string) => wholeOf(fields.get(word) ?? "", 1, MAX_MONEY);
  const chosen = options.flatMap((option) => {
    const value = numberOf(fields.get(option.name) ?? "", option);
    return value === null ? [] : [[option.name, value] as const];
  });
  return {
    name: fields.get("name") ?? "",
    stake: amount("stake") ?? 0,
    settings: {
      bets: betsOf(fields.get("bets") ?? "") ?? defaultAutoSettings.bets,
      onWin: progressionOf(fields.get("win") ?? "") ?? defaultAutoSettings.onWin,
      onLoss: progressionOf(fields.get("loss") ?? "") ?? defaultAutoSettings.onLoss,
      stopOnProfit: amount("stop-profit"),
      stopOnLoss: amount("stop-loss"),
      stopOnSingleWin: amount("stop-win"),
      conditions,
    },
    options: Object.fromEntries(chosen),
  };
}

function betsOf(text: string): number | null {
  return text === "endless" ? 0 : wholeOf(text, 1, MAX_AUTO_BETS);
}

function textOfProgression(progression: Progression): string {
  return progression.kind === "reset" ? "reset" : `+${progression.percent}%`;
}

function progressionOf(text: string): Progression | null {
  if (text === "reset") return { kind: "reset" };
  const percent = wholeOf(/^\+(.*)%$/.exec(text)?.[1] ?? "", 0, MAX_PERCENT);
  return percent === null ? null : { kind: "increase", percent };
}
