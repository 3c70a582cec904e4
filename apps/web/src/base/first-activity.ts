/** Time after which an untouched page becomes live. */
const PATIENCE_MS = 4_000;

const SIGNS = ["pointermove", "pointerdown", "keydown", "wheel", "touchstart", "scroll"] as const;

let sign: Promise<void> | null = null;

/**
 * Resolves at the first user input, or a while after the first call. Live parts of a page that visitors only pass by
 * wait for it: the library of the connection is not part of the first page.
 */
export function firstActivity(): Promise<void> {
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
