import { existsSync } from "node:fs";
import type { AnyBet, AnyGame } from "@fairhouse/kernel/any-game.ts";
import { type Ratio, toNumber } from "@fairhouse/kernel/ratio.ts";

/** Figures of a game's card, recomputed for its sample bet. */
interface ExactFigures {
  readonly bestReturn: Ratio;
  readonly exactSquare: Ratio;
}

/** Computes the figures of the sample bet from the rules alone, which may take minutes. */
export type ComputeFigures = () => ExactFigures;

const fileOf = (id: string) => new URL(`../../games/${id}/rules/exact.ts`, import.meta.url);

/**
 * True if a game's folder has `rules/exact.ts`, as those of games do whose card states figures that took long to
 * compute.
 */
export function hasLongFigures({ id }: { readonly id: string }): boolean {
  return existsSync(fileOf(id));
}

export async function longFiguresOf(id: string): Promise<ComputeFigures> {
  const { exactFigures }: { readonly exactFigures: ComputeFigures } = await import(fileOf(id).href);
  return exactFigures;
}

/** A figure as it was computed now, and as the game's card states it. */
interface Compared {
  readonly name: string;
  readonly computed: string;
  readonly value: number;
  readonly stated: string;
  readonly same: boolean;
}

export interface ExactReport {
  readonly game: string;
  readonly version: number;
  readonly seconds: number;
  readonly figures: readonly Compared[];
  readonly same: boolean;
}

/** Computes a game's figures and compares them with its card. */
export function exactReport(game: AnyGame, bet: AnyBet, compute: ComputeFigures): ExactReport {
  const startedAt = performance.now();
  const { bestReturn, exactSquare } = compute();
  const seconds = (performance.now() - startedAt) / 1000;
  const figures = [
    compared("return", bestReturn, game.bestReturn(bet)),
    compared("square", exactSquare, game.exactSquare(bet)),
  ];
  return { game: game.id, version: game.version, seconds, figures, same: figures.every(({ same }) => same) };
}

function compared(name: string, computed: Ratio, stated: Ratio | null): Compared {
  const [text, card] = [fractionOf(computed), stated === null ? "none" : fractionOf(stated)];
  return { name, computed: text, value: toNumber(computed), stated: card, same: text === card };
}

function fractionOf({ numerator, denominator }: Ratio): string {
  return `${numerator}/${denominator}`;
}

export function exactText({ game, version, seconds, figures }: ExactReport): string {
  const lines = figures.map(({ name, computed, value, stated, same }) => {
    const verdict = same ? "as the card says" : `but the card says ${stated}`;
    return `${name.padEnd(16)}${(100 * value).toFixed(10)}% = ${computed}, ${verdict}`;
  });
  return [
    `${"game".padEnd(16)}${game}, version ${version}`,
    ...lines,
    `${"time".padEnd(16)}${seconds.toFixed(1)} s`,
  ].join("\n");
}
