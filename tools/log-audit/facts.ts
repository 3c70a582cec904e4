import { factLinks } from "@fairhouse/fairness/fact-links.ts";
import { sameJson } from "@fairhouse/fairness/same-json.ts";
import { type EntryOf, FACT_STEP } from "@fairhouse/house-log/entry.ts";
import { factStateOfJson } from "@fairhouse/kernel/any-game.ts";
import type { KnownRules } from "../verify/known-rules.ts";
import type { LoggedChains } from "./chains.ts";
import type { LogFinding } from "./report.ts";
import { WideMap } from "./wide-map.ts";

/** A fact whose result links of the house decided, as the log has it. */
export interface DecidedFact {
  readonly fact: string;
  readonly game: string;
  readonly version: number;
  /** The state with which it was opened. */
  readonly state: unknown;
  readonly result: unknown;
  readonly last: number;
  readonly link: string;
  readonly salt: string;
  /** Index of the entry of the result. */
  readonly index: number;
}

type Opened = Pick<EntryOf<"fact">, "game" | "version" | "chain" | "last" | "state">;

/** The facts of a log on which bets are settled. */
export class LoggedFacts {
  readonly #chains: LoggedChains;
  readonly #most: number;
  /** Null once the fact is over. */
  readonly #opened = new WideMap<Opened | null>();
  /** The newest step of each. */
  readonly #steps = new WideMap<number>();
  readonly #decided: DecidedFact[] = [];

  /** @param most facts that are remembered with what their results were made of. */
  constructor(chains: LoggedChains, most: number) {
    this.#chains = chains;
    this.#most = most;
  }

  /** The newest facts that links decided, the last one first. */
  get decided(): readonly DecidedFact[] {
    return this.#decided.toReversed();
  }

  /**
   * Checks the entry of a fact at an index. A fact that was opened before this log rests on a chain of the log before.
   * @returns the rule that does not hold; null if all do.
   */
  add(entry: EntryOf<"fact">, index: number, isOfThisLog: boolean): string | null {
    const { fact, step, game, version, chain, last, state } = entry;
    const before = this.#steps.get(fact);
    this.#steps.set(fact, step);
    if (before !== undefined && step !== nextStep(before)) return "a fact is opened, known and corrected in this order";
    if (step !== FACT_STEP.opened) return this.#over(entry, index);
    this.#opened.set(fact, { game, version, chain, last, state });
    if (chain === null || last === null) return null;
    return isOfThisLog || this.#chains.has(chain) ? this.#chains.open({ chain, index: last }, "fact") : null;
  }

  #over({ fact, step, game, version, chain, last, link, result }: EntryOf<"fact">, index: number): string | null {
    const opened = this.#opened.get(fact) ?? null;
    this.#opened.set(fact, null);
    const isOther =
      opened !== null && !sameJson({ ...opened, state: null }, { game, version, chain, last, state: null });
    if (isOther) return "a fact is decided by what it was opened on";
    if (chain === null || last === null || result === null) return null;
    if (step !== FACT_STEP.known) return "a result that links decide is never corrected";
    const wrong = this.#chains.reveal({ chain, index: last, link }, "known fact");
    const { salt } = this.#chains.facts(chain);
    if (wrong === null && opened !== null && link !== null && salt !== null) {
      this.#decided.push({ fact, game, version, state: opened.state, result, last, link, salt, index });
      if (this.#decided.length > this.#most) this.#decided.shift();
    }
    return wrong;
  }
}

function nextStep(step: number): number {
  if (step === FACT_STEP.opened) return FACT_STEP.known;
  return step === FACT_STEP.known ? FACT_STEP.firstCorrection : step + 1;
}

/** Computes results again, with nothing but what the log says of them. */
export function wrongFacts(decided: readonly DecidedFact[], rules: KnownRules): readonly LogFinding[] {
  return decided.flatMap((fact) => {
    const rule = ruleBroken(fact, rules);
    return rule === null ? [] : [{ rule, index: fact.index, about: `${fact.game}, fact ${fact.fact}` }];
  });
}

function ruleBroken({ game, version, state, result, last, link, salt }: DecidedFact, rules: KnownRules): string | null {
  const known = rules(game, version);
  if (known?.kind !== "external" || known.ofLinks === undefined) return "the rules of a fact are known here";
  const own = factStateOfJson(state);
  const links = factLinks({ first: firstIn(state) ?? last, last, link, salt });
  try {
    const isOfState = known.ofLinks.isStateOf?.(own, links) !== false;
    if (isOfState && sameJson(known.ofLinks.result(own, links), result)) return null;
  } catch {
    // A state that the rules cannot read has no result.
  }
  return "the result of a fact follows from its link";
}

/** Returns the first link of a fact that several decide: its state names it. */
function firstIn(state: unknown): number | null {
  if (typeof state !== "object" || state === null || !("first" in state)) return null;
  return typeof state.first === "number" ? state.first : null;
}
