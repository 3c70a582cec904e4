import type { ComponentType } from "react";
import { createStore } from "zustand/vanilla";
import { lazyOrNothing } from "./lazy-or-nothing.ts";

/** `any` is true once a part of {@link lazyOrReload} could not be fetched. */
export const missingParts = createStore(() => ({ any: false }));

/**
 * Loads a part that the page needs, but must not end for: if it cannot be fetched, its place stays empty and the top bar
 * offers to reload the page. A second try would not help, because many browsers remember a failed import until then.
 */
export function lazyOrReload<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyOrNothing(async () => {
    try {
      return await load();
    } catch (error) {
      missingParts.setState({ any: true });
      throw error;
    }
  });
}
