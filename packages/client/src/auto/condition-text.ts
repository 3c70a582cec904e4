import { MAX_MONEY } from "@fairhouse/kernel/money.ts";
import { accept, type Result, refuse } from "@fairhouse/kernel/result.ts";
import { MAX_AUTO_BETS, MAX_PERCENT } from "./auto.ts";
import { type AutoOption, numberOf, textOfNumber, wholeOf } from "./auto-options.ts";
import type { Act, Condition, Counted, When } from "./conditions.ts";

/** Nobody follows more than this in their head, and a bet must not wait for them. */
export const MAX_CONDITIONS = 12;
/** A factor from a hundredth to a hundred, like the largest percentage. */
export const FACTOR = { least: 1, most: MAX_PERCENT, decimals: 2 } as const;
/** 100 would be to stop. */
export const MAX_DECREASE_PERCENT = 99;
/** A hundred first stakes, or a hundred Fibonacci numbers, pass every limit. */
export const MAX_STEPS = 100;

/** The invalid part of a condition: before "then", after it, or a number in it. */
export type ConditionProblem = "when" | "act" | "number";

const ONE: Readonly<Record<Counted, string>> = { bets: "bet", wins: "win", losses: "loss" };
const MANY: Readonly<Record<string, Counted>> = {
  bet: "bets",
  bets: "bets",
  win: "wins",
  wins: "wins",
  loss: "losses",
  losses: "losses",
};

/** Writes a condition, e.g. "when every 3 losses in a row then stake +50%". */
export function textOfCondition({ when, act }: Condition, options: readonly AutoOption[]): string {
  return `when ${textOfWhen(when)} then ${textOfAct(act, options)}`;
}

/** Reads one line of {@link textOfCondition}, with single spaces between its words. */
export function conditionOf(line: string, options: readonly AutoOption[]): Result<Condition, ConditionProblem> {
  const [, first = "", last = ""] = /^when (.*) then (.*)$/.exec(line) ?? [];
  const when = whenOf(first);
  if (!when.ok) return when;
  const act = actOf(last, options);
  return act.ok ? accept({ when: when.value, act: act.value }) : act;
}

function textOfWhen(when: When): string {
  if (when.kind !== "results") return `${when.kind} ${when.atLeast}`;
  const { rhythm, count, of, inARow } = when;
  return `${rhythm} ${count} ${count === 1 ? ONE[of] : of}${inARow ? " in a row" : ""}`;
}

function whenOf(text: string): Result<When, ConditionProblem> {
  const [, side, least = ""] = /^(profit|loss) (\S+)$/.exec(text) ?? [];
  if (side === "profit" || side === "loss") {
    const atLeast = wholeOf(least, 1, MAX_MONEY);
    return atLeast === null ? refuse("number") : accept({ kind: side, atLeast });
  }
  const [, rhythm, times = "", what = "", row] = /^(every|after) (\S+) (\w+)( in a row)?$/.exec(text) ?? [];
  const of = MANY[what];
  const inARow = row !== undefined;
  if ((rhythm !== "every" && rhythm !== "after") || of === undefined || (of === "bets" && inARow))
    return refuse("when");
  const count = wholeOf(times, 1, MAX_AUTO_BETS);
  return count === null ? refuse("number") : accept({ kind: "results", rhythm, count, of, inARow });
}

function textOfAct(act: Act, options: readonly AutoOption[]): string {
  switch (act.kind) {
    case "stop":
      return "stop";
    case "reset":
      return "stake reset";
    case "set":
      return `stake ${act.amount}`;
    case "increase":
      return `stake +${act.percent}%`;
    case "decrease":
      return `stake -${act.percent}%`;
    case "multiply":
      return `stake x${textOfNumber(act.hundredths, FACTOR.decimals)}`;
    case "raise":
      return `stake +${act.units}u`;
    case "lower":
      return `stake -${act.units}u`;
    case "fibonacci-on":
      return `stake fibonacci+${act.steps}`;
    case "fibonacci-back":
      return `stake fibonacci-${act.steps}`;
    case "grind":
      return "stake grind";
    case "option":
      return `${act.name} ${textOfNumber(act.value, options.find(({ name }) => name === act.name)?.decimals ?? 0)}`;
  }
}

function actOf(text: string, options: readonly AutoOption[]): Result<Act, ConditionProblem> {
  if (text === "stop") return accept({ kind: "stop" });
  const [, word, value = ""] = /^(\S+) (\S+)$/.exec(text) ?? [];
  if (word === "stake") return stakeOf(value);
  const option = options.find(({ name }) => name === word);
  if (option === undefined) return refuse("act");
  const number = numberOf(value, option);
  return number === null ? refuse("number") : accept({ kind: "option", name: option.name, value: number });
}

function stakeOf(text: string): Result<Act, ConditionProblem> {
  if (text === "reset" || text === "grind") return accept({ kind: text });
  const act = stepOf(text) ?? changeOf(text);
  return act === null ? refuse("number") : accept(act);
}

/** Reads +2u, -1u, fibonacci+1 and fibonacci-2. */
function stepOf(text: string): Act | null {
  const [, units, raised = ""] = /^([+-])(\d+)u$/.exec(text) ?? [];
  const [, steps, moved = ""] = /^fibonacci([+-])(\d+)$/.exec(text) ?? [];
  const count = wholeOf(units === undefined ? moved : raised, 1, MAX_STEPS);
  if (count === null) return null;
  if (units !== undefined) return { kind: units === "+" ? "raise" : "lower", units: count };
  return { kind: steps === "+" ? "fibonacci-on" : "fibonacci-back", steps: count };
}

function changeOf(text: string): Act | null {
  const [, sign, digits = ""] = /^([+-])(.*)%$/.exec(text) ?? [];
  if (sign !== undefined) {
    const percent = wholeOf(digits, 1, sign === "+" ? MAX_PERCENT : MAX_DECREASE_PERCENT);
    return percent === null ? null : { kind: sign === "+" ? "increase" : "decrease", percent };
  }
  if (text.startsWith("x")) {
    const hundredths = numberOf(text.slice(1), FACTOR);
    return hundredths === null ? null : { kind: "multiply", hundredths };
  }
  const amount = wholeOf(text, 1, MAX_MONEY);
  return amount === null ? null : { kind: "set", amount };
}
