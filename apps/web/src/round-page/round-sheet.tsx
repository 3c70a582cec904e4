import type { RoundAddress } from "@fairhouse/protocol/round-address.ts";
import type { RoundPage } from "@fairhouse/protocol/table.ts";
import { Badge } from "@fairhouse/ui/components/badge.tsx";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { EmptyState } from "@fairhouse/ui/components/empty-state.tsx";
import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { SearchX } from "lucide-react";
import { Suspense } from "react";
import { lazyOrNothing } from "../base/lazy-or-nothing.ts";
import { siteWords } from "../base/words/words.ts";
import { PlayLink } from "../bet-page/play-link.tsx";
import { ProofSteps } from "../bet-page/proof-steps.tsx";
import { Fact, FactList } from "../fairness/fact-list.tsx";
import { Fold } from "../fairness/fold.tsx";
import { ProofPanel } from "../fairness/proof-panel.tsx";
import { waitingRound } from "../fairness/proof-record.ts";
import { RoundSeeds } from "../fairness/round-seeds.tsx";
import { SaltOrigin } from "../fairness/salt-origin.tsx";
import { RoundVerifier } from "../fairness/verifier.tsx";
import { fairnessWords } from "../fairness/words/words.ts";
import { LogToCome } from "../log/log-to-come.tsx";
import { OwnTotals } from "./own-totals.tsx";
import { RoundHeader } from "./round-header.tsx";
import { RoundTickets } from "./round-tickets.tsx";
import { RoundWinner } from "./round-winner.tsx";
import { useRoundPage } from "./use-round-page.ts";

const LogOfRound = lazyOrNothing(async () => (await import("../log/log-of-round.tsx")).LogOfRound);

interface RoundSheetProps {
  readonly round: RoundAddress;
  readonly titled: boolean;
}

/** The result of a round, everybody's bets, and the proof. */
export function RoundSheet({ round, titled }: RoundSheetProps) {
  const words = fairnessWords.useWords().rounds;
  const shell = siteWords.useWords();
  const { page, missing, error, retry } = useRoundPage(round);
  if (missing) {
    return <EmptyState icon={<SearchX />} title={words.missing} text={words.missingText} />;
  }
  if (page === null && error !== null) {
    return (
      <EmptyState
        tone="error"
        title={words.failed}
        action={<Button onClick={() => void retry()}>{shell.retry}</Button>}
      />
    );
  }
  if (page === null) return <Skeleton className="h-72 rounded-tile!" />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <RoundHeader page={page} titled={titled} />
      {page.winner && <RoundWinner page={page} winner={page.winner} />}
      {page.own && <OwnTotals {...page.own} />}
      <RoundTickets page={page} />
      <RoundProof key={page.proof.roundId} page={page} />
      {titled && <PlayLink game={page.game} />}
    </div>
  );
}

/** The proof of the round step by step with the verifier, and folded below it where its salt comes from. */
function RoundProof({ page }: { readonly page: RoundPage }) {
  const { proof: words, rounds } = fairnessWords.useWords();
  const { proof } = page;
  return (
    <>
      <ProofPanel
        lead={words.leadOfRound}
        badge={waitingRound(proof) === null && <Badge tone="win">{words.state.ready}</Badge>}
      >
        <ProofSteps proof={proof} />
        <RoundSeeds proof={proof} />
        <RoundVerifier page={page} />
      </ProofPanel>
      <Fold title={words.raw}>
        <FactList>
          <Fact name={rounds.id} value={proof.roundId} wide />
          <SaltOrigin facts={proof.saltFacts} />
        </FactList>
      </Fold>
      <Suspense fallback={<LogToCome />}>
        <LogOfRound page={page} />
      </Suspense>
    </>
  );
}
