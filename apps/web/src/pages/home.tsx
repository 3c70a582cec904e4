import { useEffect } from "react";
import { useStore } from "zustand";
import { Banners } from "../home/banners.tsx";
import { favourites } from "../home/favourites.ts";
import { GameLists } from "../home/game-lists.tsx";
import "../home/home.css";
import { Leaders } from "../home/leaders.tsx";
import { LiveBets } from "../home/live-bets.tsx";
import { ProofBand } from "../home/proof-band.tsx";
import { recentGames } from "../home/recent-games.ts";
import { Welcome } from "../home/welcome.tsx";
import { WinStrip } from "../home/win-strip.tsx";
import { YourGames } from "../home/your-games.tsx";
import { sessionStore } from "../house.ts";

/** What goes on first, then what is offered, what there is, and what happens. */
export default function HomePage() {
  useAccountOfGames();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 md:gap-10">
      <div className="opening">
        <div className="opening-row">
          <Welcome />
          <Banners />
        </div>
      </div>
      <YourGames />
      <GameLists />
      <WinStrip />
      <Leaders />
      <ProofBand />
      <LiveBets />
    </div>
  );
}

/** Only players have favourites and bets elsewhere; a visitor loads what follows them where it has to forget those of the last player. */
function useAccountOfGames(): void {
  const signedIn = useStore(sessionStore, (session) => session.isLoggedIn);
  const visits = useStore(sessionStore, (session) => session.isVisitor);
  useEffect(() => {
    const leftBehind = visits && (favourites.getState().owner !== null || recentGames.getState().owner !== null);
    if (!signedIn && !leftBehind) return;
    import("../home/account-games.ts").then(({ followAccount }) => followAccount()).catch(() => {});
  }, [signedIn, visits]);
}
