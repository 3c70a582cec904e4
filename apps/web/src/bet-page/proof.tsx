import type { BetPage } from "@fairhouse/protocol/play.ts";
import { Badge } from "@fairhouse/ui/components/badge.tsx";
import { buttonStyle } from "@fairhouse/ui/components/button-style.ts";
import { Link } from "react-router";
import { recordOf } from "../fairness/proof-record.ts";
import { RoundSeeds } from "../fairness/round-seeds.tsx";
import { Verifier } from "../fairness/verifier.tsx";
import { fairnessWords } from "../fairness/words/words.ts";
import { CopyProof } from "./copy-proof.tsx";
import { ProofSteps } from "./proof-steps.tsx";

export interface ProofProps {
  readonly page: BetPage;
  /** True for the viewer's own bet, whose seed they can reveal. */
  readonly own: boolean;
}

/** The proof of the bet step by step with the verifier, or a note on when there will be something to verify. */
export function Proof({ page, own }: ProofProps) {
  const words = fairnessWords.useWords().proof;
  return (
    <section aria-labelledby="proof" className="surface-panel grid gap-5 p-5 md:p-7">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id="proof" className="text-xl">
            {words.title}
          </h2>
          <p className="text-muted">{words.lead}</p>
        </div>
        <ProofBadge page={page} />
      </div>
      <ProofSteps proof={page.proof} />
      {"seeds" in page.proof && <RoundSeeds proof={page.proof} />}
      {page.bet.payout !== null && <Verifier key={page.bet.id} page={page} />}
      {own && page.proof.seeding === "solo" && page.bet.player === null && <CopyProof page={page} />}
      {own && recordOf(page) === "secret-solo" && (
        <Link to="/fairness" className={`${buttonStyle({ variant: "accent" })} justify-self-start`}>
          <span>{words.openIt}</span>
        </Link>
      )}
    </section>
  );
}

function ProofBadge({ page }: { page: BetPage }) {
  const words = fairnessWords.useWords().proof.state;
  const record = recordOf(page);
  if (typeof record !== "string") return <Badge tone="win">{words.ready}</Badge>;
  const state = record === "open" || record === "hidden" ? record : record === "secret-shoe" ? "shoe" : "waiting";
  return <Badge tone="gold">{words[state]}</Badge>;
}
