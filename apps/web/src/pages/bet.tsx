import type { BetPage } from "@fairhouse/protocol/play.ts";
import { Badge } from "@fairhouse/ui/components/badge.tsx";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { buttonStyle } from "@fairhouse/ui/components/button-style.ts";
import { EmptyState } from "@fairhouse/ui/components/empty-state.tsx";
import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { SearchX } from "lucide-react";
import { Link, useParams } from "react-router";
import { useStore } from "zustand";
import { BetHeader } from "../bet-page/bet-header.tsx";
import { ProofSteps } from "../bet-page/proof-steps.tsx";
import { RawData } from "../bet-page/raw-data.tsx";
import { Receipt } from "../bet-page/receipt.tsx";
import { Result } from "../bet-page/result.tsx";
import { recordOf } from "../fairness/proof-record.ts";
import { useBetPage } from "../fairness/use-bet-page.ts";
import { Verifier } from "../fairness/verifier.tsx";
import { gameOf, useGameTitle } from "../games.ts";
import { sessionStore } from "../house.ts";
import { fairnessWords } from "../words/fairness-words.ts";
import { shellWords } from "../words/shell-words.ts";

/** /bet/:id: one bet and its proof, for anybody. */
export default function BetRoute() {
  const words = shellWords.useWords();
  const { id = "" } = useParams();
  const { page, missing, error, retry } = useBetPage(id);
  if (page !== null) return <Bet page={page} />;
  return (
    <>
      <h1 className="sr-only">{words.betPage.heading}</h1>
      <WithoutBet missing={missing} error={error !== null} retry={() => void retry()} />
    </>
  );
}

function WithoutBet({ missing, error, retry }: { missing: boolean; error: boolean; retry: () => void }) {
  const words = shellWords.useWords();
  if (missing) {
    return (
      <div className="surface-panel mx-auto max-w-2xl">
        <EmptyState
          icon={<SearchX />}
          title={words.betPage.missing}
          text={words.betPage.missingText}
          action={
            <Link to="/home" className={buttonStyle({ variant: "accent" })}>
              <span>{words.notFound.toHome}</span>
            </Link>
          }
        />
      </div>
    );
  }
  if (error) {
    return (
      <EmptyState tone="error" title={words.betPage.failed} action={<Button onClick={retry}>{words.retry}</Button>} />
    );
  }
  return (
    <div className="mx-auto grid max-w-5xl gap-5 md:gap-6">
      <Skeleton className="h-52 rounded-panel!" />
      <Skeleton className="h-96 rounded-panel!" />
    </div>
  );
}

function Bet({ page }: { page: BetPage }) {
  const words = shellWords.useWords().betPage;
  const titleOf = useGameTitle();
  const { bet } = page;
  const game = gameOf(bet.game);
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-5 md:gap-6">
      <BetHeader bet={bet} />
      <div className="surface-panel grid overflow-hidden lg:grid-cols-[minmax(0,1fr)_340px]">
        <section aria-label={words.result} className="grid">
          <Result page={page} />
        </section>
        <section aria-label={words.receipt} className="border-line px-5 py-4 max-lg:border-t md:px-7 lg:border-s">
          <Receipt bet={bet} />
        </section>
      </div>
      <Proof page={page} />
      <RawData page={page} />
      {game && (
        <Link to={game.path} className={`${buttonStyle({ variant: "play" })} mt-2 min-h-12 justify-self-center px-8!`}>
          <span>{words.play(titleOf(game.id))}</span>
        </Link>
      )}
    </div>
  );
}

function Proof({ page }: { page: BetPage }) {
  const words = fairnessWords.useWords().proof;
  const own = useStore(sessionStore, ({ user }) => user !== null && user.username === page.bet.player);
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
      {page.bet.payout !== null && <Verifier key={page.bet.id} page={page} />}
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
  return <Badge tone="gold">{record === "open" ? words.open : words.waiting}</Badge>;
}
