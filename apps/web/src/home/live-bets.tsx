import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { shellWords } from "../words/shell-words.ts";

const BetTables = lazy(async () => ({ default: (await import("../bets/bet-tables.tsx")).BetTables }));

/** Everybody's bets at the end of the home page: tables, lists and the live connection are fetched when one comes to it. */
export function LiveBets() {
  const words = shellWords.useWords().home;
  const section = useRef<HTMLElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = section.current;
    if (element === null) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setNear(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const heading = <h2 className="text-xl">{words.live}</h2>;
  const place = <div className="min-h-[640px]">{heading}</div>;
  return (
    <section ref={section} aria-label={words.live} className="min-h-[640px]">
      {near ? (
        <Suspense fallback={place}>
          <BetTables game={null} first="all" heading={heading} />
        </Suspense>
      ) : (
        place
      )}
    </section>
  );
}
