import fc from "fast-check";

/**
 * All property tests share one seed, so that a passing test passes again. Change it for a while to search for what it
 * misses.
 */
fc.configureGlobal({ seed: 1 });

export { fc };
