import type { BetPage } from "@fairhouse/protocol/play.ts";
import { Alert } from "@fairhouse/ui/components/alert.tsx";
import { Badge } from "@fairhouse/ui/components/badge.tsx";
import { buttonStyle } from "@fairhouse/ui/components/button-style.ts";
import { Link } from "react-router";
import { CopyButton } from "../fairness/copy-button.tsx";
import { ProofPanel } from "../fairness/proof-panel.tsx";
import { recordOf } from "../fairness/proof-record.ts";
import { RoundSeeds } from "../fairness/round-seeds.tsx";
import { Verifier } from "../fairness/verifier.tsx";
import { fairnessWords } from "../fairness/words/words.ts";
import { ProofSteps } from "./proof-steps.tsx";

export interface ProofProps {
  readonly page: BetPage;
  /** True for the viewer's own bet, whose seed they can reveal. */
  readonly own: boolean;
}

/** The proof of the bet step by step with the verifier, or a note on when there will be something to verify. */
export function Proof({ page, own }: ProofProps) {
  const words = fairnessWords.useWords().proof;
  const isOfEvents = page.proof.seeding === "facts" && page.proof.facts.every(({ links }) => links === null);
  return (
    <ProofPanel lead={isOfEvents ? words.leadOfEvents : words.lead} badge={<ProofBadge page={page} />}>
      <ProofSteps proof={page.proof} />
      {"seeds" in page.proof && <RoundSeeds proof={page.proof} />}
      {page.bet.payout !== null && <Verifier key={page.bet.id} page={page} />}
      {own && page.proof.seeding === "solo" && page.bet.player === null && <CopyProof page={page} />}
      {own && recordOf(page) === "secret-solo" && (
        <Link to="/fairness" className={`${buttonStyle({ variant: "accent" })} justify-self-start`}>
          <span>{words.openIt}</span>
        </Link>
      )}
    </ProofPanel>
  );
}

function ProofBadge({ page }: { page: BetPage }) {
  const words = fairnessWords.useWords().proof.state;
  const record = recordOf(page);
  if (typeof record !== "string") return <Badge tone="win">{words.ready}</Badge>;
  const state = record === "open" || record === "hidden" ? record : record === "secret-shoe" ? "shoe" : "waiting";
  return <Badge tone="gold">{words[state]}</Badge>;
}

/**
 * A button that copies the whole proof of a hidden player's bet, for that player to pass on: others are not shown it.
 */
function CopyProof({ page }: { readonly page: BetPage }) {
  const words = fairnessWords.useWords().proof;
  return (
    <Alert tone="info">
      <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {words.ownHidden}
        <CopyButton text={JSON.stringify(page)} name={words.wholeProof} />
      </span>
    </Alert>
  );
}
