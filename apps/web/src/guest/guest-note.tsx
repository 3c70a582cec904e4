import { useSession } from "@fairhouse/client/play-context.tsx";
import { Suspense, useEffect } from "react";
import { firstSign } from "../first-sign.ts";
import { lazyOrNothing } from "../lazy-or-nothing.ts";
import { openGuest } from "../services.ts";
import { GUEST } from "./guest-marks.ts";
import { NoteLine } from "./note-line.tsx";
import { guestWords } from "./words/words.ts";

const GuestRefill = lazyOrNothing(async () => (await import("./guest-refill.tsx")).GuestRefill);

/** For visitors at a solo game: what they play with, and new coins when those are gone. Their balance stands above before they bet. */
export function GuestNote() {
  useEffect(() => void openForSomebody(), []);
  // Not before the balance shows it: what a reveal has yet to tell is not told by a button.
  const seenBroke = useSession((session) => session.player === GUEST && session.balance < session.currency.minBet);
  if (!seenBroke) return <WhatIsPlayedWith />;
  return (
    <Suspense fallback={<WhatIsPlayedWith />}>
      <GuestRefill otherwise={<WhatIsPlayedWith />} />
    </Suspense>
  );
}

/** A page that nobody touches needs no house of theirs, which would take a phone's first quiet moment. */
async function openForSomebody(): Promise<void> {
  await firstSign();
  await openGuest().catch(() => {
    // Where the guest cannot be fetched, a bet says so.
  });
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
