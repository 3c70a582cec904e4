import type { Side } from "../../shared/rules/football/match-facts.ts";
import { type LeagueId, takesInPlay } from "../rules/league.ts";

/** A place on the pitch: along it from the home side's goal, 0 … 1, and across, 0 … 1. */
export interface Place {
  readonly along: number;
  readonly across: number;
}

/** An attack that comes near a goal, and does not score. */
export interface Chance {
  readonly side: Side;
  readonly kind: "wide" | "saved" | "corner" | "cleared";
}

/** Returns the number of steps of the ball in a match: one every half second or, in slow leagues, every two. */
export function ballSteps(league: LeagueId): number {
  return takesInPlay(league) ? 180 : 48;
}
/** From here on, the ball is near a goal. */
const NEAR_GOAL = 0.7;
const CHANCES = ["wide", "saved", "corner", "cleared"] as const;
/** Shirts of scorers, each as often as its players score. */
const SCORERS = [9, 9, 9, 9, 9, 10, 10, 10, 11, 11, 11, 7, 7, 7, 8, 8, 6, 5, 4, 3, 2];

/**
 * The course of play between goals: where the ball is. It is made of the public salt, the match and the time alone, never
 * of the link, so it can tell nothing of a goal to come (`decoration.test.ts`). Everything else that decorates a match
 * follows from it and from goals that were told.
 */
export function ballAt(salt: string, match: number, step: number): Place {
  const swing = noise(`${salt}:${match}:${Math.floor(step / 4)}`);
  const along = 0.14 + 0.72 * (0.6 * swing + 0.4 * noise(`${salt}:${match}:${step}:x`));
  return { along, across: 0.14 + 0.72 * noise(`${salt}:${match}:${step}:y`) };
}

/** Returns the chance that begins in a step: the ball has come near a goal; null if there is none. */
export function chanceAt(salt: string, match: number, step: number): Chance | null {
  const side = attackOn(ballAt(salt, match, step));
  if (side === null || (step > 0 && attackOn(ballAt(salt, match, step - 1)) === side)) return null;
  return { side, kind: pickOf(CHANCES, noise(`${salt}:${match}:${step}:chance`)) ?? "cleared" };
}

/** Returns the number on the shirt that scored a goal, by the goal's place among those of the match. */
export function scorerOf(salt: string, match: number, goal: number): number {
  return pickOf(SCORERS, noise(`${salt}:${match}:${goal}:scorer`)) ?? 9;
}

/** Returns a number 0 … 1 that a text gives: FNV-1a with a last mix, for pictures only. */
export function noise(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

function attackOn({ along }: Place): Side | null {
  if (along >= NEAR_GOAL) return "home";
  return along <= 1 - NEAR_GOAL ? "away" : null;
}

function pickOf<Item>(items: readonly Item[], share: number): Item | undefined {
  return items[Math.floor(share * items.length)];
}
