import { useSession } from "@fairhouse/client/play-context.tsx";
import { Suspense, useEffect } from "react";
import { lazyOrNothing } from "../lazy-or-nothing.ts";
import { openGuest } from "../services.ts";
import { GUEST } from "./guest-marks.ts";
import { NoteLine } from "./note-line.tsx";
import { guestWords } from "./words/words.ts";

const AFTER_PAGE_MS = 300;

const GuestRefill = lazyOrNothing(async () => (await import("./guest-refill.tsx")).GuestRefill);

/** For visitors at a solo game: what they play with, and new coins when those are gone. Their balance stands above before they bet. */
export function GuestNote() {
  useEffect(() => {
    // After what the page itself needs. Where the guest cannot be fetched, a bet says so.
    const timer = setTimeout(() => openGuest().catch(() => {}), AFTER_PAGE_MS);
    return () => clearTimeout(timer);
  }, []);
  // Not before the balance shows it: what a reveal has yet to tell is not told by a button.
  const seenBroke = useSession((session) => session.player === GUEST && session.balance < session.currency.minBet);
  if (!seenBroke) return <WhatIsPlayedWith />;
  return (
    <Suspense fallback={<WhatIsPlayedWith />}>
      <GuestRefill otherwise={<WhatIsPlayedWith />} />
    </Suspense>
  );
}

function WhatIsPlayedWith() {
  const words = guestWords.useWords();
  return (
    <NoteLine>
      <span className="max-md:hidden">{words.note}</span>
      <span className="md:hidden">{words.shortNote}</span>
    </NoteLine>
  );
}
