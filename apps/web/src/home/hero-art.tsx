import { Check, Lock } from "lucide-react";
import { games } from "../games.ts";
import { shellWords } from "../words/shell-words.ts";

/** SHA-256 of the words "server seed", the example of the documentation: anybody can compute it. */
const EXAMPLE_HASH = ["a4e53dc2f480b8fc", "e6fe688b1317658b", "446299df23ad5333", "94406427c8c19557"];

/** The pictures of the first games, in depth, and what the house is about: a sealed result. Decoration. */
export function HeroArt() {
  const words = shellWords.useWords().home.sealed;
  const [first, second, third] = games;
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-y-0 end-0 -z-10 w-[46%] min-w-80 max-sm:bottom-10 max-sm:origin-right max-sm:scale-55 max-sm:rtl:origin-left sm:max-md:scale-85 sm:max-md:origin-right sm:max-md:rtl:origin-left md:bottom-12"
    >
      <div className="absolute end-4 top-1/2 size-[420px] -translate-y-1/2 rounded-full border border-white/10 shadow-[0_0_0_56px_rgb(255_255_255/0.03),0_0_0_112px_rgb(255_255_255/0.02)]" />
      {third && (
        <img
          src={third.art}
          alt=""
          width={320}
          height={320}
          className="absolute -end-10 top-1/2 size-[320px] -translate-y-1/2 drop-shadow-2xl max-sm:-end-28 max-sm:top-[84%]"
        />
      )}
      {second && (
        <img
          src={second.art}
          alt=""
          width={200}
          height={200}
          className="absolute end-52 top-2 size-[180px] drop-shadow-2xl max-sm:hidden lg:end-64 lg:size-[200px]"
        />
      )}
      <div className="absolute end-40 bottom-5 w-52 -rotate-3 rounded-panel border border-white/20 bg-ground/75 p-3.5 shadow-float backdrop-blur-md max-md:hidden">
        <p className="flex items-center gap-2 text-xs font-semibold">
          <Lock className="size-3.5 text-gold" />
          {words.before}
        </p>
        <p dir="ltr" className="my-2 font-mono text-[0.625rem] leading-[1.5] text-white/60">
          {EXAMPLE_HASH.map((part) => (
            <span key={part} className="block tracking-[0.14em]">
              {part}
            </span>
          ))}
        </p>
        <p className="flex items-center gap-2 text-xs font-semibold text-win">
          <span className="grid size-4 place-items-center rounded-full bg-win-fill text-on-win">
            <Check className="size-3" strokeWidth={4} />
          </span>
          {words.after}
        </p>
      </div>
      {first && (
        <img
          src={first.art}
          alt=""
          width={104}
          height={104}
          className="absolute end-[21.5rem] bottom-2 size-[104px] -rotate-12 drop-shadow-xl max-lg:hidden"
        />
      )}
    </div>
  );
}
