import { latencyOf } from "../bench/samples.ts";
import type { Witness } from "./caller.ts";

/** The status of refusals that the house itself causes: it is full, drains, or a game is off. */
const BUSY = 503;
/** Number of breaches that are printed in full. */
const MAX_BREACHES = 20;

/** Collects the events of the crowd, and prints a line once a second. */
export class Report implements Witness {
  readonly #startedAt = performance.now();
  readonly #refusals = new Map<string, number>();
  readonly #latencies: number[] = [];
  #latest: number[] = [];
  #bets = 0;
  #betsBefore = 0;
  #playing = 0;
  #breaches = 0;
  #toldAt = performance.now();

  get breaches(): number {
    return this.#breaches;
  }

  joined(): void {
    this.#playing += 1;
  }

  bet(): void {
    this.#bets += 1;
  }

  answered(request: string, status: number, body: unknown, tookMs: number): void {
    this.#latest.push(tookMs);
    this.#latencies.push(tookMs);
    if (status < 400) return;
    this.#count(codeOf(body) ?? `HTTP ${status}`);
    if (status >= 500 && status !== BUSY) this.breach(`${request} answered ${status}: ${JSON.stringify(body)}`);
  }

  unreachable(): void {
    this.#count("unreachable");
  }

  breach(what: string): void {
    this.#breaches += 1;
    if (this.#breaches <= MAX_BREACHES) process.stdout.write(`BREACH  ${what}\n`);
  }

  /** The line of the second that ends now. */
  line(): string {
    const now = performance.now();
    const bets = ((this.#bets - this.#betsBefore) / (now - this.#toldAt)) * 1000;
    const second = Math.round((now - this.#startedAt) / 1000);
    const line = `${second} s  ${this.#playing} players  ${bets.toFixed(0)} bets/s  ${latencies(this.#latest)}`;
    this.#betsBefore = this.#bets;
    this.#toldAt = now;
    this.#latest = [];
    return `${line}${this.#refused()}`;
  }

  closing(): string {
    const verdict = this.#breaches === 0 ? "all is well" : `${this.#breaches} breaches`;
    return `${this.#playing} players made ${this.#bets} bets  ${latencies(this.#latencies)}${this.#refused()}\n${verdict}`;
  }

  #refused(): string {
    if (this.#refusals.size === 0) return "";
    return `  refused so far: ${[...this.#refusals].map(([code, times]) => `${code} ${times}`).join(", ")}`;
  }

  #count(code: string): void {
    this.#refusals.set(code, (this.#refusals.get(code) ?? 0) + 1);
  }
}

function latencies(samples: readonly number[]): string {
  if (samples.length === 0) return "no answers";
  const { p50, p99 } = latencyOf(samples);
  return `p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms`;
}

function codeOf(body: unknown): string | null {
  if (typeof body !== "object" || body === null || !("code" in body)) return null;
  return typeof body.code === "string" ? body.code : null;
}
