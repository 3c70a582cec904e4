import { Button } from "@fairhouse/ui/components/button.tsx";
import { buttonStyle } from "@fairhouse/ui/components/button-style.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Link } from "react-router";
import { useStore } from "zustand";
import { games } from "../games.ts";
import { house, sessionStore } from "../house.ts";
import { shellWords } from "../words/shell-words.ts";

/** What a new account gets (`SPEC-DECISIONS.md`, Money). */
const STARTING_COINS = 1_000_000;

/** The first words of the house: an invitation, or a welcome back. Its height is the same for both. */
export function Welcome() {
  const words = shellWords.useWords().home;
  const format = useFormats();
  const user = useStore(sessionStore, (session) => session.user);
  const isInitialized = useStore(sessionStore, (session) => session.isInitialized);
  return (
    <section className="surface-hero relative grid min-h-64 content-center overflow-hidden rounded-panel px-6 py-7 text-white md:min-h-72 md:px-10">
      <HeroArt />
      <div className="relative grid max-w-[30rem] sm:max-w-[min(30rem,52%)] justify-items-start gap-2.5">
        <h1 className="text-2xl md:text-4xl">{user === null ? words.heading : words.welcome(user.firstName)}</h1>
        <p className="text-white/90 md:text-lg">
          {user === null ? words.lead(format.whole(STARTING_COINS)) : words.welcomeLead}
        </p>
        <div className="mt-2.5 flex min-h-11 flex-wrap gap-3">
          {user === null && isInitialized && (
            <Button variant="play" onClick={() => house.openAuth("register")}>
              {words.start}
            </Button>
          )}
          <Link
            to="/fairness"
            className={`${buttonStyle({ variant: "ghost" })} border border-white/40 text-white! hover:bg-white/15!`}
          >
            <span>{words.howFair}</span>
          </Link>
        </div>
      </div>
    </section>
  );
}

/** The pictures of the first games, in depth. Decoration; small in the corner on phones. */
function HeroArt() {
  const [first, second, third] = games;
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-y-0 end-0 w-[44%] min-w-80 max-sm:origin-bottom-right max-sm:translate-x-6 max-sm:translate-y-10 max-sm:scale-50 max-sm:rtl:origin-bottom-left max-sm:rtl:-translate-x-6"
    >
      {third && (
        <img
          src={third.art}
          alt=""
          width={300}
          height={300}
          className="absolute -end-14 top-1/2 size-[300px] -translate-y-[42%] drop-shadow-2xl"
        />
      )}
      {second && (
        <img
          src={second.art}
          alt=""
          width={190}
          height={190}
          className="absolute end-48 top-3 size-[190px] drop-shadow-2xl md:end-56"
        />
      )}
      {first && (
        <img
          src={first.art}
          alt=""
          width={110}
          height={110}
          className="absolute end-40 bottom-1 size-[110px] -rotate-12 drop-shadow-xl"
        />
      )}
    </div>
  );
}
