/** Calls `act` after the given milliseconds, unless the signal aborts first. */
export function after(ms: number, signal: AbortSignal, act: () => void): void {
  const timer = setTimeout(act, ms);
  signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
}
