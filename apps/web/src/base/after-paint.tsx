import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from "react";

/** True once the first page of a visit has been painted. */
const Painted = createContext(false);

/** Wraps all pages, from the first one on. */
export function FirstPaint({ children }: { children: ReactNode }) {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    // A frame's callback runs before its paint, the next task after it.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return <Painted value={painted}>{children}</Painted>;
}

/**
 * Content below the first window of a page. On the first page of a visit it is drawn once the rest can be seen, in
 * pieces that let input through; later pages have it at once, because Back returns to the previous scroll position.
 */
export function AfterPaint({ children }: { children: ReactNode }) {
  return useContext(Painted) ? children : null;
}
