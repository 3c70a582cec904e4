import { tablesOf } from "@fairhouse/games/catalog.ts";
import { isLive } from "@fairhouse/kernel/live.ts";
import { ShieldCheck } from "lucide-react";
import { games } from "../base/games.ts";
import { BetCheck } from "../fairness/bet-check.tsx";
import { ChainFold } from "../fairness/chain-fold.tsx";
import { ProofStepList } from "../fairness/proof-step-list.tsx";
import { Restorations } from "../fairness/restorations.tsx";
import { SeedsPanel } from "../fairness/seeds-panel.tsx";
import { fairnessWords } from "../fairness/words/words.ts";

/** The making of results, the player's seeds, and the chains of shared rounds. */
export default function FairnessPage() {
  const words = fairnessWords.useWords();
  const live = games.filter(isLive);
  return (
    <div className="mx-auto grid max-w-5xl gap-8">
      <header
        data-mode="dark"
        className="surface-hero relative isolate grid gap-2 overflow-hidden rounded-panel px-6 py-8 text-white md:px-10 md:py-10"
      >
        <ShieldCheck
          aria-hidden="true"
          strokeWidth={1.25}
          className="absolute -end-8 top-1/2 -z-10 size-56 -translate-y-1/2 text-white/20"
        />
        <h1 className="text-3xl md:text-4xl">{words.title}</h1>
        <p className="max-w-[46ch] text-white/90 md:text-lg">{words.lead}</p>
      </header>
      <section aria-labelledby="check" className="surface-panel grid gap-4 p-5 md:p-7">
        <h2 id="check" className="text-xl">
          {words.view.checkTitle}
        </h2>
        <p className="max-w-[70ch] text-muted">{words.view.checkText}</p>
        <BetCheck first={null} />
      </section>
      <Restorations />
      <ProofStepList steps={words.steps} heading="h2" panels />
      <section aria-labelledby="own-seeds" className="surface-panel grid gap-5 p-5 md:p-7">
        <h2 id="own-seeds" className="text-xl">
          {words.seeds.title}
        </h2>
        <SeedsPanel />
      </section>
      <section aria-labelledby="formula" className="surface-panel grid gap-3 p-5 md:p-7">
        <h2 id="formula" className="text-xl">
          {words.formula.title}
        </h2>
        <dl className="grid gap-4">
          <Formula name={words.formula.soloName} text={words.formula.solo} />
          <Formula name={words.formula.roundName} text={words.formula.round} />
          <Formula name={words.formula.mixedName} text={words.formula.mixed} />
        </dl>
      </section>
      {live.length > 0 && (
        <section aria-labelledby="chains" className="grid gap-4">
          <h2 id="chains" className="text-xl">
            {words.tables.title}
          </h2>
          <p className="max-w-[70ch] text-muted">{words.tables.text}</p>
          <p className="max-w-[70ch] text-muted">{words.tables.honest}</p>
          <div className="grid gap-2">
            {live.flatMap((game) => tablesOf(game).map((table) => <ChainFold key={table} game={game} table={table} />))}
          </div>
        </section>
      )}
    </div>
  );
}

function Formula({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt className="mb-1.5 text-sm text-muted">{name}</dt>
      <dd className="surface-well p-4 font-mono text-sm rtl:font-sans rtl:text-base">{text}</dd>
    </div>
  );
}
