import type { AnyBet, AnyGame } from "@fairhouse/kernel/any-game.ts";
import { type Ratio, toNumber } from "@fairhouse/kernel/ratio.ts";
import type { Simulation } from "./crew.ts";
import { CONFIDENCE, type ReturnInterval, returnInterval } from "./interval.ts";
import { type Summary, summaryOf } from "./tally.ts";

export interface Report {
  readonly game: string;
  readonly version: number;
  readonly bet: unknown;
  readonly seed: string;
  readonly summary: Summary;
  readonly interval: ReturnInterval;
  /** The exact return as a fraction and as a float, that of best play if play decides; null if leaving decides. */
  readonly exact: { readonly fraction: string; readonly value: number } | null;
  /** True if the exact return lies in the interval; null without one. */
  readonly inside: boolean | null;
  readonly cores: number;
  readonly roundsPerSecondAndCore: number;
  readonly notes: readonly string[];
}

export function reportOf(game: AnyGame, bet: AnyBet, seed: string, simulation: Simulation): Report {
  const { tally, cores, roundsPerSecondAndCore } = simulation;
  const stake = game.stake(bet);
  // The sample player plays best if play decides.
  const exact = game.exactReturn(bet) ?? (game.kind === "hand" ? game.bestReturn(bet) : null);
  const interval = returnInterval(tally, stake, game.maxPayout(bet) ?? Number.POSITIVE_INFINITY);
  return {
    game: game.id,
    version: game.version,
    bet,
    seed,
    summary: summaryOf(tally, stake),
    interval,
    exact: exact && { fraction: `${exact.numerator}/${exact.denominator}`, value: toNumber(exact) },
    inside: exact && isInside(exact, interval, stake),
    cores,
    roundsPerSecondAndCore,
    notes: notesOn(game, exact),
  };
}

/** The exact return is of the unrounded fraction: rounding down has taken up to one unit of each bet from the mean. */
export function isInside(exact: Ratio, { low, high }: ReturnInterval, stake: number): boolean {
  const value = toNumber(exact);
  return low <= value && value <= high + 1 / stake;
}

function notesOn(game: AnyGame, exact: Ratio | null): readonly string[] {
  const notes: string[] = [];
  if (game.kind === "hand") notes.push("Hands are played as the game's own sample player does.");
  if (game.kind === "round" && game.leaving)
    notes.push("Nobody leaves by hand in a simulation; only presets cash out.");
  if (exact === null) notes.push("The exact return depends on how the bet is played: there is none to compare with.");
  return notes;
}

export function asText(report: Report): string {
  const { summary, interval, exact } = report;
  const verdict = report.inside ? "inside" : "OUTSIDE";
  const lines = [
    ["game", `${report.game}, version ${report.version}`],
    ["bet", JSON.stringify(report.bet)],
    ["rounds", whole(summary.rounds)],
    ["seed", report.seed],
    ["return", percent(summary.mean)],
    [`${CONFIDENCE * 100}% interval`, `${percent(interval.low)} to ${percent(interval.high)} (${interval.method})`],
    ["exact return", exact ? `${percent(exact.value)}${fractionText(exact.fraction)}, ${verdict}` : "none"],
    ["hit rate", percent(summary.hitRate)],
    ["volatility", `${summary.deviation.toFixed(4)} (standard deviation of one bet, in stakes)`],
    ["largest win", `${summary.largest.toFixed(2)}x`],
    ["speed", `${whole(report.roundsPerSecondAndCore)} rounds a second and core, ${report.cores} cores`],
  ] as const;
  return [...lines.map(([name, value]) => `${name.padEnd(16)}${value}`), ...report.notes].join("\n");
}

/** Fractions longer than this, in characters, are for the JSON alone: those of house markets have hundreds of digits. */
const READABLE_FRACTION = 60;

function fractionText(fraction: string): string {
  return fraction.length > READABLE_FRACTION ? "" : ` = ${fraction}`;
}

function percent(value: number): string {
  return `${(100 * value).toFixed(6)}%`;
}

function whole(value: number): string {
  return Math.round(value).toLocaleString("en-US");
}
