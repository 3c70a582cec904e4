import type { Running } from "../rules/running.ts";
import { orderTold } from "./motion.ts";

/** A moment of a race that is worth a sentence, with the runners that it is about. */
export type Said =
  | { readonly kind: "off" }
  | { readonly kind: "leads"; readonly leader: number; readonly second: number; readonly behind: number }
  | { readonly kind: "takes"; readonly leader: number; readonly second: number }
  | { readonly kind: "straight"; readonly first: readonly number[] }
  | { readonly kind: "last"; readonly leader: number; readonly second: number }
  | { readonly kind: "wins"; readonly winner: number }
  | { readonly kind: "result"; readonly first: readonly number[] }
  | { readonly kind: "behind"; readonly next: readonly number[] };

/** The calls after which something is said; the two that have a sentence of their own. */
const SAID_EVERY = 4;
const STRAIGHT = 16;
const LAST = 22;
const SHOWN = 3;

/** Returns what is said of a race as far as it is told, oldest first. */
export function saidOf(runners: number, told: Running): readonly Said[] {
  const said: Said[] = told.calls.length === 0 ? [] : [{ kind: "off" }];
  let before: number | null = null;
  told.calls.forEach((distances, place) => {
    const call = place + 1;
    if (call % SAID_EVERY !== 0 && call !== LAST) return;
    const [leader = 0, second = 0, third = 0] = orderTold(runners, { calls: [distances], arrivals: [] });
    if (call === STRAIGHT) said.push({ kind: "straight", first: [leader, second, third] });
    else if (call === LAST) said.push({ kind: "last", leader, second });
    else if (call > LAST) return;
    else if (before !== null && before !== leader) said.push({ kind: "takes", leader, second: before });
    else said.push({ kind: "leads", leader, second, behind: distances[second] ?? 0 });
    before = leader;
  });
  const arrived = told.arrivals.map(({ runner }) => runner);
  const first = arrived.slice(0, SHOWN);
  const [winner] = first;
  if (winner !== undefined) said.push({ kind: "wins", winner });
  if (first.length === SHOWN) said.push({ kind: "result", first });
  // From then on the picture of the finish names the first three.
  if (arrived.length === runners) said.push({ kind: "behind", next: arrived.slice(SHOWN, 2 * SHOWN) });
  return said;
}
