import { PageLinkContext } from "@fairhouse/client/page-link.tsx";
import { type PlayNote, PlayNoteContext } from "@fairhouse/client/play-note.ts";
import type { GameId } from "@fairhouse/games/catalog.ts";
import { loadScreen } from "@fairhouse/games/screens.ts";
import { isLive } from "@fairhouse/kernel/live.ts";
import { Alert } from "@fairhouse/ui/components/alert.tsx";
import { Suspense, useEffect } from "react";
import { Link, useLoaderData } from "react-router";
import { useStore } from "zustand";
import { AfterPaint } from "../base/after-paint.tsx";
import { gameOf, useGameTitle } from "../base/games.ts";
import { lazyOrNothing } from "../base/lazy-or-nothing.ts";
import { BetTables } from "../bets/bet-tables.tsx";
import { GUEST } from "../guest/guest-marks.ts";
import { guestWords } from "../guest/words/words.ts";
import { GuestNote } from "../guest-notes/guest-note.tsx";
import { rememberBetsOn } from "../home/recent-games.ts";
import { houseInfo, sessionStore, shownBalance } from "../services/services.ts";
import type { GamePageData } from "./game-page-data.ts";
import { pageWords } from "./words/words.ts";

// Notes for visitors, and for players without coins; the page works without them.
const LiveNote = lazyOrNothing(async () => (await import("../guest-notes/live-note.tsx")).LiveNote);
const CoveredBets = lazyOrNothing(async () => (await import("../bets/covered-bets.tsx")).CoveredBets);
const BrokeNote = lazyOrNothing(async () => (await import("./broke-note.tsx")).BrokeNote);

/** Loads what the page needs before it is drawn. */
export async function loadGame(id: GameId): Promise<GamePageData> {
  return { id, screen: await loadScreen(id) };
}

/** The page of a game: its screen, the tables of bets below it, then the game's own description. */
export default function GamePage() {
  const { id, screen } = useLoaderData<GamePageData>();
  const { default: Screen, About } = screen;
  const words = pageWords.useWords().game;
  const title = useGameTitle()(id);
  const off = useStore(houseInfo, (info) => info.gamesOff.includes(id));
  useEffect(() => rememberBetsOn(id), [id]);
  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        <h1 className="sr-only">{title}</h1>
        {off && <Alert tone="warn">{words.off}</Alert>}
        <PageLinkContext value={Link}>
          <PlayNoteContext value={useNote(id)}>
            {/* Screens keep state: that of one game must not become that of the next. */}
            <Screen key={id} />
          </PlayNoteContext>
        </PageLinkContext>
      </div>
      <AfterPaint>
        <section aria-label={words.bets}>
          <BetTables key={id} game={id} first="mine" heading={<h2 className="me-auto text-xl">{words.bets}</h2>} />
        </section>
        <section aria-label={words.about(title)} className="surface-panel p-5 md:p-8">
          <About />
        </section>
      </AfterPaint>
    </div>
  );
}

const brokeNote: PlayNote = {
  purse: null,
  text: (
    <Suspense>
      <BrokeNote />
    </Suspense>
  ),
};

const coveredNote: PlayNote = {
  purse: null,
  text: (
    <Suspense>
      <CoveredBets />
    </Suspense>
  ),
};

/**
 * Returns the note on the money played with. Visitors play solo games with coins of their browser, and watch live
 * rounds. Players get a note when their coins are gone.
 */
function useNote(id: string): PlayNote | null {
  const { coins } = guestWords.useWords();
  const isVisitor = useStore(sessionStore, (session) => session.isVisitor);
  const isGuest = useStore(sessionStore, (session) => session.player === GUEST);
  const isBroke = useStore(
    sessionStore,
    ({ player, balance, currency }) => player !== null && balance < currency.minBet,
  );
  const isCovered = useStore(shownBalance.byHand, (covered) => covered.length > 0);
  if (isBroke && isCovered) return coveredNote;
  if (!isVisitor) return isBroke ? brokeNote : null;
  const live = isLive(gameOf(id));
  return {
    purse: isGuest && !live ? coins : null,
    text: <Suspense>{live ? <LiveNote /> : <GuestNote />}</Suspense>,
  };
}
