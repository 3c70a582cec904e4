import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";

/** What is far below is fetched this far ahead of the viewport. */
const AHEAD = "600px";

/** Shows `place` until one has come near, and while `children` load: both in their final size, so that nothing moves. */
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
