import { type ComponentType, lazy } from "react";

/** Loads an optional part of a page: if it cannot be fetched, nothing is shown instead of the error screen. */
export function lazyOrNothing<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => ({ default: await load().catch(() => Nothing) }));
}

function Nothing() {
  return null;
}
