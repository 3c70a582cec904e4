const latest = new Map<string, object>();

/**
 * Notes that a screen waits for the answer to a kept command of a slot. A player who goes and comes back opens another
 * screen, which asks for the same answer: the result is then that screen's to show.
 */
export function followSlot(slot: string, screen: object): void {
  latest.set(slot, screen);
}

/** Returns true if no screen opened since waits for the answer too. */
export function followsLast(slot: string, screen: object): boolean {
  return latest.get(slot) === screen;
}
