import { type ComponentType, lazy } from "react";

/** A part of a page without which the page goes on: where it cannot be fetched there is nothing, instead of the error screen for all. */
export function lazyOrNothing<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => ({ default: await load().catch(() => Nothing) }));
}

function Nothing() {
  return null;
}
