import { lazy, Suspense } from "react";
import { useStore } from "zustand";
import { GameLists } from "../home/game-lists.tsx";
import { LiveBets } from "../home/live-bets.tsx";
import { ProofBand } from "../home/proof-band.tsx";
import { Welcome } from "../home/welcome.tsx";
import { WinStrip } from "../home/win-strip.tsx";
import { sessionStore } from "../house.ts";

const OpenHands = lazy(async () => ({ default: (await import("../home/open-hands.tsx")).OpenHands }));

export default function HomePage() {
  const signedIn = useStore(sessionStore, (session) => session.isLoggedIn);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 md:gap-10">
      <Welcome />
      <Suspense>{signedIn && <OpenHands />}</Suspense>
      <WinStrip />
      <GameLists />
      <ProofBand />
      <LiveBets />
    </div>
  );
}
