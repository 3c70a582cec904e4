import { ShieldCheck } from "lucide-react";
import { Suspense } from "react";
import { games } from "../base/games.ts";
import { lazyOrNothing } from "../base/lazy-or-nothing.ts";
import { BetCheck } from "../fairness/bet-check.tsx";
import { ChainFold } from "../fairness/chain-fold.tsx";
import { Fold } from "../fairness/fold.tsx";
import { ProofStepList } from "../fairness/proof-step-list.tsx";
import { Restorations } from "../fairness/restorations.tsx";
import { SeedsPanel } from "../fairness/seeds-panel.tsx";
import { hasOwnChains } from "../fairness/tables-of-games.ts";
import { fairnessWords } from "../fairness/words/words.ts";

const LogOfHouse = lazyOrNothing(async () => (await import("../log/log-of-house.tsx")).LogOfHouse);

const OWN_SEEDS = "own-seeds";

/**
 * The check of any bet beside the making of results, the player's seeds, and on demand the chains of shared rounds, the
 * formulas and the public log.
 */
export default function FairnessPage() {
  const words = fairnessWords.useWords();
  const live = games.filter(hasOwnChains);
  const toSeeds = () => document.getElementById(OWN_SEEDS)?.scrollIntoView({ block: "start" });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 md:gap-6">
      <header
        data-mode="dark"
        className="surface-hero relative isolate grid gap-1.5 overflow-hidden rounded-panel px-5 py-6 text-white md:px-8 md:py-8"
      >
        <ShieldCheck
          aria-hidden="true"
          strokeWidth={1.25}
          className="absolute -end-6 top-1/2 -z-10 size-48 -translate-y-1/2 text-white/20"
        />
        <h1 className="text-3xl md:text-4xl">{words.title}</h1>
        <p className="max-w-[46ch] text-pretty text-white/90 md:text-lg">{words.lead}</p>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:gap-6 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)] lg:has-data-no-bet:items-stretch">
        <section aria-labelledby="check" className={PANEL}>
          <div className="grid gap-1">
            <h2 id="check" className="text-xl">
              {words.view.checkTitle}
            </h2>
            <p className="max-w-[70ch] text-pretty text-muted">{words.view.checkText}</p>
          </div>
          <BetCheck first={null} onReveal={toSeeds} />
        </section>
        <section aria-labelledby="steps" className={PANEL}>
          <h2 id="steps" className="text-xl">
            {words.stepsTitle}
          </h2>
          <ProofStepList steps={words.steps} heading="h3" stacked />
        </section>
      </div>
      <Restorations />
      <section
        id={OWN_SEEDS}
        aria-labelledby="seeds"
        className={`${PANEL} scroll-mt-[calc(var(--header-height)+12px)]`}
      >
        <h2 id="seeds" className="text-xl">
          {words.seeds.title}
        </h2>
        <SeedsPanel />
      </section>
      {live.length > 0 && (
        <section aria-labelledby="chains" className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
          <h2 id="chains" className="text-xl">
            {words.tables.title}
          </h2>
          <p className="text-pretty text-muted">{words.tables.honest}</p>
          {/* The rows are tiles in two columns on phones, of which an opened one takes both. */}
          <div className="grid grid-flow-dense grid-cols-[repeat(2,minmax(0,1fr))] gap-2 max-sm:[&>[open]]:col-span-full sm:max-lg:grid-cols-[minmax(0,1fr)] sm:items-start">
            {live.map((game) => (
              <ChainFold key={game.id} game={game} />
            ))}
          </div>
        </section>
      )}
      <Fold title={words.formula.title}>
        {live.length > 0 && <p className="text-pretty text-muted">{words.tables.text}</p>}
        <dl className="grid gap-4">
          <Formula name={words.formula.soloName} text={words.formula.solo} />
          <Formula name={words.formula.roundName} text={words.formula.round} />
          <Formula name={words.formula.mixedName} text={words.formula.mixed} />
        </dl>
      </Fold>
      <Suspense>
        <LogOfHouse />
      </Suspense>
    </div>
  );
}

const PANEL = "surface-panel grid content-start grid-cols-[minmax(0,1fr)] gap-5 p-5 md:p-7";

function Formula({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt className="mb-1.5 text-sm text-muted">{name}</dt>
      <dd className="surface-well p-4 font-mono text-sm rtl:font-sans rtl:text-base">{text}</dd>
    </div>
  );
}
