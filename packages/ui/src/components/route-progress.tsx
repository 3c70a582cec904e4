import { useEffect, useState } from "react";

/** The specification's constants: shares of the way, milliseconds, pixels. */
const MINIMUM = 0.08;
const TRICKLE_RATE = 0.02;
const SPEED_MS = 200;
const TRICKLE_SPEED_MS = 800;
const HEIGHT_PX = 2.5;
const NEARLY = 0.994;

/** The line on top while a route is loading. Decorative: the loading screen and the new title speak. */
export function RouteProgress({ active }: { readonly active: boolean }) {
  const [progress, setProgress] = useState<number | null>(null);
  useEffect(() => {
    if (active) {
      setProgress(MINIMUM);
      const timer = setInterval(() => setProgress((at) => trickle(at ?? MINIMUM)), TRICKLE_SPEED_MS);
      return () => clearInterval(timer);
    }
    setProgress((at) => (at === null ? null : 1));
    const timer = setTimeout(() => setProgress(null), SPEED_MS * 2);
    return () => clearTimeout(timer);
  }, [active]);
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

/** One step of a wait of unknown length: forward a little, and never to the end. */
export function trickle(progress: number): number {
  return Math.min(NEARLY, progress + TRICKLE_RATE);
}
