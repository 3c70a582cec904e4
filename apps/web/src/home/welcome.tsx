import { Button } from "@fairhouse/ui/components/button.tsx";
import { buttonStyle } from "@fairhouse/ui/components/button-style.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { BadgePercent, Coins, ShieldCheck } from "lucide-react";
import type { ComponentType } from "react";
import { Link } from "react-router";
import { useStore } from "zustand";
import { games, useGameTitle } from "../games.ts";
import { house, sessionStore } from "../house.ts";
import { STARTING_COINS } from "../starting-coins.ts";
import { shellWords } from "../words/shell-words.ts";
import { HeroArt } from "./hero-art.tsx";

/** The first words of the house: an invitation, or a welcome back. Its height is the same for both. */
export function Welcome() {
  const { home: words, betPage } = shellWords.useWords();
  const format = useFormats();
  const titleOf = useGameTitle();
  const [first] = games;
  const user = useStore(sessionStore, (session) => session.user);
  const isInitialized = useStore(sessionStore, (session) => session.isInitialized);
  return (
    <section data-mode="dark" className="surface-hero relative isolate grid overflow-hidden rounded-panel text-white">
      <HeroArt />
      <div className="grid min-h-96 content-center sm:min-h-80 justify-items-start gap-3 px-6 py-8 sm:max-w-[min(34rem,58%)] md:min-h-[21rem] md:px-10">
        <p className="flex items-center gap-2 rounded-full border border-white/25 bg-black/25 py-1 ps-2.5 pe-3.5 text-sm font-semibold">
          <ShieldCheck aria-hidden="true" className="size-4 text-win" />
          {words.eyebrow}
        </p>
        <h1 className="text-3xl leading-[1.1] md:text-[2.75rem]">
          {user === null ? words.heading : words.welcome(user.firstName)}
        </h1>
        <p className="max-w-[38ch] text-white/90 md:text-lg">
          {user === null ? words.lead(format.whole(STARTING_COINS)) : words.welcomeLead}
        </p>
        <div className="mt-2 flex min-h-12 flex-wrap gap-3 max-sm:flex-col max-sm:items-start">
          {user === null || first === undefined ? (
            // Its place is kept until it is known that nobody is signed in.
            <Button
              variant="play"
              className={`min-h-12 px-6! ${isInitialized ? "" : "invisible"}`}
              onClick={() => house.openAuth("register")}
            >
              {words.start}
            </Button>
          ) : (
            <Link to={first.path} className={`${buttonStyle({ variant: "play" })} min-h-12 px-6!`}>
              <span>{betPage.play(titleOf(first.id))}</span>
            </Link>
          )}
          <Link
            to="/fairness"
            className={`${buttonStyle({ variant: "ghost" })} min-h-12 border border-white/40 bg-black/15 text-white! hover:bg-white/15!`}
          >
            <span>{words.howFair}</span>
          </Link>
        </div>
      </div>
      <Promises visitor={user === null} />
    </section>
  );
}

/** Three facts in one line: what one gets, what games return, and that it can be checked. */
function Promises({ visitor }: { visitor: boolean }) {
  const { home: words, topBar } = shellWords.useWords();
  const format = useFormats();
  const returns = games.flatMap((game) => (game.returnToPlayer === null ? [] : [game.returnToPlayer]));
  const percent = (share: number) => format.percent(Math.floor(share * 10_000) / 10_000);
  const [lowest, highest] = [Math.min(...returns), Math.max(...returns)];
  return (
    <ul className="grid border-t border-white/12 bg-black/25 backdrop-blur-sm sm:grid-cols-3">
      <Fact icon={Coins} text={visitor ? words.promises.coins(format.whole(STARTING_COINS)) : topBar.noCashValue} />
      <Fact icon={BadgePercent} text={words.promises.returns(percent(lowest), percent(highest))} />
      <Fact icon={ShieldCheck} text={words.promises.checked} />
    </ul>
  );
}

function Fact({ icon: Icon, text }: { icon: ComponentType<{ className?: string }>; text: string }) {
  return (
    <li className="flex items-center gap-3 px-6 py-2.5 text-sm font-medium text-white/95 border-white/12 max-sm:first:hidden max-sm:last:border-t sm:justify-center sm:py-3.5 sm:not-first:border-s md:text-base">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-gold" />
      {text}
    </li>
  );
}
