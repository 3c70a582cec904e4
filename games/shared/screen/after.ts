/** Does something in so many milliseconds, unless the signal ends it before. */
export function after(ms: number, signal: AbortSignal, act: () => void): void {
  const timer = setTimeout(act, ms);
  signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
}
