import { useEffect, useRef, useState } from "react";

/** The specification's constants: shares of the way, milliseconds, pixels. */
const MINIMUM = 0.08;
const TRICKLE_RATE = 0.02;
const SPEED_MS = 200;
const TRICKLE_SPEED_MS = 800;
const HEIGHT_PX = 2.5;
const NEARLY = 0.994;

export interface RouteProgressProps {
  /** True while a page loads. */
  readonly active: boolean;
  /** Path of the page shown: even a page that was there at once gets its line. */
  readonly path: string;
}

/**
 * The progress line at the top while a route changes. Decorative: the loading screen and the new title are announced.
 */
export function RouteProgress({ active, path }: RouteProgressProps) {
  const [progress, setProgress] = useState<number | null>(null);
  const shown = useRef(path);
  useEffect(() => {
    if (active) {
      setProgress(MINIMUM);
      const timer = setInterval(() => setProgress((at) => trickle(at ?? MINIMUM)), TRICKLE_SPEED_MS);
      return () => clearInterval(timer);
    }
    if (shown.current !== path) setProgress(begin);
    shown.current = path;
    // The start of the line must be seen before it finishes.
    let timer = setTimeout(() => {
      setProgress((at) => (at === null ? null : 1));
      timer = setTimeout(() => setProgress(null), SPEED_MS * 2);
    }, SPEED_MS);
    return () => clearTimeout(timer);
  }, [active, path]);
  if (progress === null) return null;
  return (
    <div aria-hidden="true" className="pointer-events-none fixed inset-x-0 top-0 z-70" style={{ height: HEIGHT_PX }}>
      <div
        className="h-full origin-left bg-accent shadow-[0_0_10px_var(--accent)] rtl:origin-right"
        style={{
          scale: `${progress} 1`,
          opacity: progress === 1 ? 0 : 1,
          transition: `scale ${SPEED_MS}ms ease, opacity ${SPEED_MS}ms ease ${SPEED_MS}ms`,
        }}
      />
    </div>
  );
}

/** Returns the position of the line when a page has come: where it was while the page loaded, or the start. */
function begin(progress: number | null): number {
  return progress === null || progress === 1 ? MINIMUM : progress;
}

/** Advances a wait of unknown length by one step: a little forward, and never to the end. */
export function trickle(progress: number): number {
  return Math.min(NEARLY, progress + TRICKLE_RATE);
}
