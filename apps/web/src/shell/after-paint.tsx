import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from "react";

/** Whether the page that a visit begins with has been painted. */
const Painted = createContext(false);

/** Stands around all pages, from the first one on. */
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
 * What lies below the first window of a page. Of the page that a visit begins with it is drawn once the rest can be seen, in
 * pieces that let input through; a page that one goes to later has it at once, for Back returns to where one was.
 */
export function AfterPaint({ children }: { children: ReactNode }) {
  return useContext(Painted) ? children : null;
}
