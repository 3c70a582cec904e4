import { useEffect } from "react";
import { useStore } from "zustand";
import { games } from "../base/games.ts";
import { Banners } from "../home/banners.tsx";
import { favourites } from "../home/favourites.ts";
import { FEW } from "../home/filter-games.ts";
import { AllGames, Featured, FewGames, Sports } from "../home/game-lists.tsx";
import "../home/home.css";
import { lazyOrNothing } from "../base/lazy-or-nothing.ts";
import { LiveBets } from "../home/live-bets.tsx";
import { Near } from "../home/near.tsx";
import { ProofBand } from "../home/proof-band.tsx";
import { recentGames } from "../home/recent-games.ts";
import { Welcome } from "../home/welcome.tsx";
import { Winners } from "../home/winners.tsx";
import { YourGames } from "../home/your-games.tsx";
import { sessionStore } from "../services/services.ts";

const RunningNow = lazyOrNothing(async () => (await import("../home/running/running.tsx")).RunningNow);
/** As high as the strip. */
const runningToCome = <div className="h-[113.6px]" />;

/** Offers first, then the games, the wins, the proof, and the live bets. */
export default function HomePage() {
  useAccountOfGames();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7 md:gap-9">
      <div className="opening">
        <div className="opening-row">
          <Welcome />
          <Banners />
        </div>
      </div>
      <Near place={runningToCome}>
        <RunningNow />
      </Near>
      {games.length <= FEW ? (
        <FewGames />
      ) : (
        <>
          <YourGames />
          <Featured />
          <Sports />
          <AllGames />
        </>
      )}
      <Winners />
      <ProofBand />
      <LiveBets />
    </div>
  );
}

/**
 * Only players have favourites and bets elsewhere; a visitor loads the code that follows them only to forget those of
 * the last player.
 */
function useAccountOfGames(): void {
  const signedIn = useStore(sessionStore, (session) => session.isLoggedIn);
  const visits = useStore(sessionStore, (session) => session.isVisitor);
  useEffect(() => {
    const leftBehind = visits && (favourites.getState().owner !== null || recentGames.getState().owner !== null);
    if (!signedIn && !leftBehind) return;
    import("../home/account-games.ts")
      .then(({ followAccount }) => followAccount())
      .catch(() => {
        // Without a connection the lists are this browser's own; the next visit of this page tries again.
      });
  }, [signedIn, visits]);
}
