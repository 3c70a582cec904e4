import type { EventResult, Withdrawal } from "@fairhouse/games/sports/rules/event.ts";
import { AdminRefusal } from "../../../acts/authority.ts";
import { pointsOf } from "../events/texts.ts";
import type { EventEnd } from "./results.ts";

/** The words of an end, as they are typed. */
export const RESULT_HELP =
  "score 2-1 [1-0 at half-time] | abandoned 1-0 [0-0] | winners 3[,5] [placed 2/7,1 | placed none] [withdrawn 1:10,4:0] | void <why>";

/**
 * Reads the end of an event as it is typed; runners are numbered from 0, and those that were placed stand in their order
 * after the winners, level ones together. @throws AdminRefusal
 */
export function endOfWords(words: readonly string[]): EventEnd {
  const [kind, first, ...more] = words;
  if (kind === "void" && first !== undefined) return { voidReason: [first, ...more].join(" ") };
  if ((kind === "score" || kind === "abandoned") && first !== undefined && more.length <= 1) {
    const [half] = more;
    return { result: { kind, score: pointsOf(first), ...(half === undefined ? {} : { halfTime: pointsOf(half) }) } };
  }
  if (kind === "winners" && first !== undefined) return { result: winnersOf(first, more) };
  throw new AdminRefusal(`a result is ${RESULT_HELP}`);
}

function winnersOf(winners: string, words: readonly string[]): EventResult {
  const said: { placed?: string; withdrawn?: string } = {};
  for (let at = 0; at < words.length; at += 2) {
    const [word, value] = [words[at], words[at + 1]];
    const isKnown = word === "placed" || word === "withdrawn";
    if (!isKnown || value === undefined || said[word] !== undefined)
      throw new AdminRefusal(`a result is ${RESULT_HELP}`);
    said[word] = value;
  }
  const levels = (text: string) =>
    text === "none" ? [] : text.split("/").map((level) => level.split(",").map(numberOf));
  return {
    kind: "winners",
    winners: winners.split(",").map(numberOf),
    ...(said.placed === undefined ? {} : { placed: levels(said.placed) }),
    withdrawn: said.withdrawn === undefined ? [] : said.withdrawn.split(",").map(withdrawalOf),
  };
}

function withdrawalOf(text: string): Withdrawal {
  const [runner = "", ...percent] = text.split(":");
  return { runner: numberOf(runner), percent: percent.length === 0 ? 0 : numberOf(percent.join(":")) };
}

function numberOf(text: string): number {
  if (!/^\d{1,3}$/.test(text)) throw new AdminRefusal(`${text} is no number`);
  return Number(text);
}
