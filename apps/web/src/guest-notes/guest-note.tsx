import { useSession } from "@fairhouse/client/play-context.tsx";
import { Suspense, useEffect } from "react";
import { firstActivity } from "../base/first-activity.ts";
import { lazyOrNothing } from "../base/lazy-or-nothing.ts";
import { GUEST } from "../guest/guest-marks.ts";
import { guestWords } from "../guest/words/words.ts";
import { openGuest } from "../services/services.ts";
import { NoteLine } from "./note-line.tsx";

const GuestRefill = lazyOrNothing(async () => (await import("./guest-refill.tsx")).GuestRefill);

/**
 * A note for visitors at a solo game: the coins in play, and new ones when those are gone. Their balance is above
 * before they bet.
 */
export function GuestNote() {
  useEffect(() => void openForSomebody(), []);
  // Not before the balance shows it: a button must not give away what a reveal has yet to show.
  const seenBroke = useSession((session) => session.player === GUEST && session.balance < session.currency.minBet);
  if (!seenBroke) return <WhatIsPlayedWith />;
  return (
    <Suspense fallback={<WhatIsPlayedWith />}>
      <GuestRefill otherwise={<WhatIsPlayedWith />} />
    </Suspense>
  );
}

/**
 * Opens the guest at the first user input. An untouched page does not need the guest, who would cost a phone its first
 * quiet moment.
 */
async function openForSomebody(): Promise<void> {
  await firstActivity();
  await openGuest().catch(() => {
    // If the guest cannot be fetched, a bet will say so.
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
