import { Button } from "@fairhouse/ui/components/button.tsx";
import { buttonStyle } from "@fairhouse/ui/components/button-style.ts";
import { useHouseCurrency } from "@fairhouse/ui/format/currencies.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { BadgePercent, Coins, ShieldCheck } from "lucide-react";
import { type ComponentType, lazy, Suspense } from "react";
import { Link } from "react-router";
import { useStore } from "zustand";
import { gameOf, games, useGameTitle } from "../base/games.ts";
import { STARTING_COINS } from "../base/starting-coins.ts";
import { siteWords } from "../base/words/words.ts";
import { playContext, sessionStore } from "../services/services.ts";
import { HeroArt } from "./hero-art.tsx";
import { recentGames } from "./recent-games.ts";
import { WelcomeWords } from "./welcome-words.tsx";
import { homeWords } from "./words/words.ts";

const OpenHands = lazy(async () => ({ default: (await import("./open-hands.tsx")).OpenHands }));

/** The first words of the house: an invitation, or a welcome back to open hands. Its height is the same for both. */
export function Welcome() {
  const words = homeWords.useWords();
  const user = useStore(sessionStore, (session) => session.user);
  const plays = useStore(sessionStore, (session) => session.player !== null);
  const isNew = useStore(recentGames, ({ games: recent }) => recent.length === 0);
  const goOn = user === null ? <Invitation /> : <PlayOn />;
  return (
    <section
      data-mode="dark"
      className="surface-hero hero relative isolate flex flex-col overflow-hidden rounded-panel text-white"
    >
      <HeroArt />
      <div className="hero-words flex min-h-62 flex-1 flex-col items-start gap-3 px-5 py-5 sm:min-h-74 sm:px-6 sm:py-7 sm:pe-0 md:ps-9">
        <h1 className="text-[1.75rem] leading-[1.1] text-balance sm:text-3xl md:text-[2.5rem]">
          {user === null ? words.heading : isNew ? words.welcomeNew(user.firstName) : words.welcome(user.firstName)}
        </h1>
        {plays ? (
          <Suspense fallback={goOn}>
            <OpenHands otherwise={goOn} />
          </Suspense>
        ) : (
          goOn
        )}
      </div>
      <Promises visitor={user === null} />
    </section>
  );
}

function Invitation() {
  const words = homeWords.useWords();
  const format = useFormats();
  const isInitialized = useStore(sessionStore, (session) => session.isInitialized);
  return (
    <WelcomeWords lead={words.lead(format.money(STARTING_COINS, useHouseCurrency()))}>
      {/* Its place is reserved until it is known that nobody is signed in. */}
      <Button
        variant="play"
        className={`min-h-12 px-6! ${isInitialized ? "" : "invisible"}`}
        onClick={() => playContext.openAuth("register")}
      >
        {words.start}
      </Button>
      <HowFair />
    </WelcomeWords>
  );
}

/** For players without an open hand: the game that they played last. */
function PlayOn() {
  const words = homeWords.useWords();
  const { play } = siteWords.useWords();
  const titleOf = useGameTitle();
  const last = useStore(recentGames, ({ games: recent }) => recent.find((id) => gameOf(id) !== undefined));
  const game = (last === undefined ? undefined : gameOf(last)) ?? games[0];
  return (
    <WelcomeWords lead={words.welcomeLead}>
      {game && (
        <Link to={game.path} className={`${buttonStyle({ variant: "play" })} min-h-12 px-6!`}>
          <span>{play(titleOf(game.id))}</span>
        </Link>
      )}
      <HowFair />
    </WelcomeWords>
  );
}

/** A link that phones have in the bar at the bottom. */
function HowFair() {
  const words = homeWords.useWords();
  return (
    <Link
      to="/fairness"
      className={`${buttonStyle({ variant: "ghost" })} min-h-12 px-4! max-sm:hidden border border-white/40 bg-black/15 text-white! hover:bg-white/15!`}
    >
      <span>{words.howFair}</span>
    </Link>
  );
}

/**
 * Three facts in one line: the free coins, the return of the games, and that everything can be checked. On phones the
 * games come first.
 */
function Promises({ visitor }: { visitor: boolean }) {
  const words = homeWords.useWords();
  const { topBar } = siteWords.useWords();
  const format = useFormats();
  const coins = format.money(STARTING_COINS, useHouseCurrency());
  const returns = games.flatMap((game) => (game.returnToPlayer === null ? [] : [game.returnToPlayer]));
  // Games whose bets differ have no return of their own, so no lowest one could be named.
  const highest = format.percent(Math.floor(Math.max(...returns) * 10_000) / 10_000);
  return (
    <ul className="hidden grid-cols-[repeat(3,auto)] border-t border-white/12 bg-black/35 sm:grid">
      <Fact icon={Coins} text={visitor ? words.promises.coins(coins) : topBar.noCashValue} />
      <Fact icon={BadgePercent} text={words.promises.returns(highest)} />
      <Fact icon={ShieldCheck} text={words.promises.checked} />
    </ul>
  );
}

function Fact({ icon: Icon, text }: { icon: ComponentType<{ className?: string }>; text: string }) {
  return (
    <li className="flex min-h-13 items-center justify-center gap-2 border-white/12 px-3 py-2 text-sm leading-tight font-medium text-balance text-white/95 not-first:border-s">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-gold" />
      {text}
    </li>
  );
}
