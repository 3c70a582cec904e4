import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";

/** Distance from the viewport at which content below is fetched. */
const AHEAD = "600px";

/**
 * Shows `place` until the viewport comes near, and while `children` load: both in their final size, so that there is no
 * layout shift.
 */
export function Near({ place, children }: { place: ReactNode; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: AHEAD,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return <div ref={box}>{near ? <Suspense fallback={place}>{children}</Suspense> : place}</div>;
}
