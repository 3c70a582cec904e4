import { z } from "zod";
import type { Verdict } from "../check.ts";
import { derivationVector, wrongInMatchday, wrongInSeason } from "./derivation.ts";
import { modelVector, wrongInModel } from "./model.ts";
import { raceVector, wrongInRunner } from "./race.ts";
import { settlementVector, wrongInSettlement } from "./settlement.ts";
import {
  acceptanceVector,
  cashOutVector,
  formatVector,
  liabilityVector,
  resettlementVector,
  wrongInAcceptance,
  wrongInCashOut,
  wrongInFormat,
  wrongInLiability,
  wrongInResettlement,
} from "./slip.ts";

/** One thing that is checked: its name in the output, and what is wrong with it. */
interface Checked {
  readonly name: string;
  readonly wrong: readonly string[];
}

type Check = (given: unknown) => readonly Checked[];

/** The keys of a file of sports vectors; null for those that are text for people. */
const CHECKS: Readonly<Record<string, Check | null>> = {
  about: null,
  formulas: null,
  derivation: (given) => {
    const derivation = parsed(derivationVector, given);
    if (typeof derivation === "string") return [{ name: "derivation", wrong: [derivation] }];
    const { season, wrong } = wrongInSeason(derivation);
    const matchdays = (derivation.matchdays ?? []).map((matchday) => ({
      name: `derivation, matchday ${matchday.matchday}`,
      wrong: orProblem(() => wrongInMatchday(season, matchday)),
    }));
    return [{ name: "derivation, season", wrong }, ...matchdays];
  },
  race: (given) => {
    const race = parsed(raceVector, given);
    if (typeof race === "string") return [{ name: "race", wrong: [race] }];
    return race.runners.map((runner) => ({
      name: `race, runner ${runner.runner}`,
      wrong: wrongInRunner(race, runner),
    }));
  },
  model: listed("model", modelVector, wrongInModel),
  settlement: listed("settlement", settlementVector, wrongInSettlement),
  cashOut: listed("cashOut", cashOutVector, wrongInCashOut),
  acceptance: listed("acceptance", acceptanceVector, wrongInAcceptance),
  liability: listed("liability", liabilityVector, wrongInLiability),
  resettlement: listed("resettlement", resettlementVector, wrongInResettlement),
  formats: listed("formats", formatVector, wrongInFormat),
};

/** A key that files of other vectors have too. */
const COMMON_KEY = "about";

/** True for a file whose keys are those of `tests/vectors/sports.json`. */
export function isSports(file: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(file).some((key) => Object.hasOwn(CHECKS, key) && key !== COMMON_KEY);
}

/** Recomputes every vector of such a file with the house's own rules. A key that is not known fails by its name. */
export function checkSports(file: Readonly<Record<string, unknown>>): Verdict {
  const checked = Object.entries(file).flatMap(([key, given]) => {
    if (!Object.hasOwn(CHECKS, key)) return [{ name: key, wrong: ["no such key"] }];
    return CHECKS[key]?.(given) ?? [];
  });
  const failed = checked.filter(({ wrong }) => wrong.length > 0);
  return {
    passed: checked.length - failed.length,
    failed: failed.length,
    mismatches: failed.flatMap(({ name, wrong }) => wrong.map((line) => `${name}: ${line}`)),
  };
}

/** Checks a list of vectors, or an object that holds one beside a text about it. */
function listed<Shape extends z.ZodType>(
  key: string,
  shape: Shape,
  wrongIn: (vector: z.infer<Shape>) => readonly string[],
): Check {
  const list = z.union([
    z.strictObject({ about: z.string().optional(), vectors: z.array(z.unknown()) }),
    z.array(z.unknown()),
  ]);
  return (given) => {
    const vectors = parsed(list, given);
    if (typeof vectors === "string") return [{ name: key, wrong: [vectors] }];
    return ("vectors" in vectors ? vectors.vectors : vectors).map((vector, place) => ({
      name: nameOf(key, vector, place),
      wrong: wrongWith(shape, vector, wrongIn),
    }));
  };
}

function wrongWith<Shape extends z.ZodType>(
  shape: Shape,
  vector: unknown,
  wrongIn: (vector: z.infer<Shape>) => readonly string[],
): readonly string[] {
  const read = parsed(shape, vector);
  if (typeof read === "string") return [read];
  return orProblem(() => wrongIn(read));
}

/** Returns what is wrong, or why it cannot be computed. */
function orProblem(wrong: () => readonly string[]): readonly string[] {
  try {
    return wrong();
  } catch (error) {
    if (error instanceof RangeError) return [error.message];
    throw error;
  }
}

function nameOf(key: string, vector: unknown, place: number): string {
  const named = z.object({ name: z.string() }).safeParse(vector);
  return named.success ? `${key} ${place + 1}, ${named.data.name}` : `${key} ${place + 1}`;
}

/** Reads a value of a shape. @returns the value, or what is wrong with it. */
function parsed<Shape extends z.ZodType>(shape: Shape, given: unknown): z.infer<Shape> | string {
  const read = shape.safeParse(given);
  return read.success ? read.data : problemOf(read.error.issues);
}

/** Names the first problem; in a choice of shapes, that of the shape that fits best. */
function problemOf(issues: readonly z.core.$ZodIssue[], path: readonly PropertyKey[] = []): string {
  const [first] = issues;
  if (first === undefined) return "unreadable";
  const where = [...path, ...first.path];
  if (first.code === "invalid_union" && first.errors.length > 0) {
    const [closest] = first.errors.toSorted((a, b) => a.length - b.length);
    return problemOf(closest ?? [], where);
  }
  return where.length === 0 ? first.message : `${where.join(".")}: ${first.message}`;
}
