import { IconButton } from "@fairhouse/ui/components/icon-button.tsx";
import { prefersReducedMotion } from "@fairhouse/ui/motion/reduced-motion.ts";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { rowArrowsWords } from "./words/words.ts";

/** The part of the width of a row by which an arrow moves it: a card that was cut is whole afterwards. */
const PART = 0.75;

/**
 * Two arrows at the end of a heading, for a row of cards that scrolls sideways below it, in the same section. Fingers
 * swipe, so only mice see them, and only where there is something to scroll to.
 */
export function RowArrows() {
  const words = rowArrowsWords.useWords();
  const box = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState({ before: 0, after: 0 });
  const rowOf = () => box.current?.closest("section")?.querySelector("ul") ?? null;
  useEffect(() => {
    const row = box.current?.closest("section")?.querySelector("ul");
    if (!row) return;
    const look = () => {
      const before = Math.round(Math.abs(row.scrollLeft));
      setLeft({ before, after: row.scrollWidth - row.clientWidth - before });
    };
    const observer = new ResizeObserver(look);
    observer.observe(row);
    row.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      row.removeEventListener("scroll", look);
    };
  }, []);
  const move = (sign: number) => {
    const row = rowOf();
    if (row === null) return;
    const direction = getComputedStyle(row).direction === "rtl" ? -1 : 1;
    const behavior = prefersReducedMotion() ? "instant" : "smooth";
    row.scrollBy({ left: sign * direction * row.clientWidth * PART, behavior });
  };
  const isWhole = left.before <= 1 && left.after <= 1;
  return (
    <div
      ref={box}
      className={`absolute end-0 -top-1.5 flex gap-2 max-md:hidden pointer-coarse:hidden ${isWhole ? "invisible" : "animate-fade-in"}`}
    >
      <IconButton
        look="neutral"
        label={words.back}
        icon={<ChevronLeft className="mirror-rtl" aria-hidden="true" />}
        disabled={left.before <= 1}
        onClick={() => move(-1)}
        className="size-9!"
      />
      <IconButton
        look="neutral"
        label={words.on}
        icon={<ChevronRight className="mirror-rtl" aria-hidden="true" />}
        disabled={left.after <= 1}
        onClick={() => move(1)}
        className="size-9!"
      />
    </div>
  );
}
