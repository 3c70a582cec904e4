/** A page that is only looked at becomes live after this long. */
const PATIENCE_MS = 4_000;

const SIGNS = ["pointermove", "pointerdown", "keydown", "wheel", "touchstart", "scroll"] as const;

let sign: Promise<void> | null = null;

/**
 * The first sign that somebody is here, or a while after the first call. What is live on a page that visitors only pass
 * by waits for it: the library of the connection is not part of the first page.
 */
export function firstSign(): Promise<void> {
  sign ??= new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      for (const name of SIGNS) removeEventListener(name, done, true);
      resolve();
    };
    const timer = setTimeout(done, PATIENCE_MS);
    for (const name of SIGNS) addEventListener(name, done, { capture: true, passive: true });
  });
  return sign;
}
