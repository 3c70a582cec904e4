/**
 * The course of play between goals: where the ball is, 0 (the home side's goal) … 1, and across, 0 … 1. It is made of the
 * public salt, the match and the time alone, never of the link, so it can tell nothing of a goal to come
 * (`decoration.test.ts`).
 */
export function ballAt(salt: string, match: number, step: number): { readonly along: number; readonly across: number } {
  const swing = noise(`${salt}:${match}:${Math.floor(step / 4)}`);
  const along = 0.14 + 0.72 * (0.6 * swing + 0.4 * noise(`${salt}:${match}:${step}:x`));
  return { along, across: 0.14 + 0.72 * noise(`${salt}:${match}:${step}:y`) };
}

/** Returns a number 0 … 1 that a text gives: FNV-1a with a last mix, for pictures only. */
function noise(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}
