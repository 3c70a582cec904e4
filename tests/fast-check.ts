import fc from "fast-check";

/** One seed for the properties of all tests: what has passed passes again. Whoever looks for what it misses changes it for a while. */
fc.configureGlobal({ seed: 1 });

export { fc };
