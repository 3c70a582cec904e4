import { useSession } from "@fairhouse/client/house.tsx";
import { Suspense, useEffect } from "react";
import { firstSign } from "../first-sign.ts";
import { GUEST, openGuest } from "../guest-door.ts";
import { lazyOrNothing } from "../lazy-or-nothing.ts";
import { guestWords } from "../words/guest-words.ts";
import { NoteLine } from "./note-line.tsx";

const GuestRefill = lazyOrNothing(async () => (await import("./guest-refill.tsx")).GuestRefill);

/** For visitors at a solo game: what they play with, and new coins when those are gone. Waits for nothing itself; the guest is fetched once somebody is here. */
export function GuestNote() {
  useEffect(() => {
    // Without him a bet says so.
    void firstSign().then(() => openGuest().catch(() => {}));
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
