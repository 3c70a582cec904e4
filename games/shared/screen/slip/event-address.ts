/** The event that a page shows, in the fragment of its address: `/sports/events#event=…`. */
const FRAGMENT = /^#event=([0-9a-f-]{36})$/;

/** Returns the event that an address names; null if it names none. */
export function eventIn(hash: string): string | null {
  return FRAGMENT.exec(hash)?.[1] ?? null;
}

/** Returns the address of a page while it shows an event, or none. */
export function addressOf({ pathname, search }: Pick<Location, "pathname" | "search">, event: string | null): string {
  return `${pathname}${search}${event === null ? "" : `#event=${event}`}`;
}
