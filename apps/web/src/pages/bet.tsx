import type { BetPage } from "@fairhouse/protocol/play.ts";
import { Alert } from "@fairhouse/ui/components/alert.tsx";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { buttonStyle } from "@fairhouse/ui/components/button-style.ts";
import { EmptyState } from "@fairhouse/ui/components/empty-state.tsx";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { Multiplier } from "@fairhouse/ui/components/multiplier.tsx";
import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { showToast } from "@fairhouse/ui/components/toasts.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { SearchX, Share2 } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useParams } from "react-router";
import { hundredthsOf, profitOf } from "../bets/bet-list.ts";
import { CurrencyIcon } from "../currency-icon.tsx";
import { ProofFacts } from "../fairness/proof-facts.tsx";
import { useBetPage } from "../fairness/use-bet-page.ts";
import { Verifier } from "../fairness/verifier.tsx";
import { gameOf, useGameTitle } from "../games.ts";
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
  return <Skeleton className="mx-auto h-96 max-w-4xl rounded-panel!" />;
}

function Bet({ page }: { page: BetPage }) {
  const words = shellWords.useWords().betPage;
  const proof = fairnessWords.useWords().proof;
  const titleOf = useGameTitle();
  const { bet } = page;
  const game = gameOf(bet.game);
  const title = titleOf(bet.game);
  return (
    <div className="mx-auto grid max-w-4xl gap-6">
      <section
        className="surface-panel overflow-hidden"
        style={game && { "--game-from": game.colours[0], "--game-to": game.colours[1] }}
      >
        <header className="surface-game flex flex-wrap items-center gap-4 px-5 py-5 text-white shadow-none! md:px-7">
          {game && <img src={game.art} alt="" width={64} height={64} className="drop-shadow-lg" />}
          <div className="min-w-0 flex-1 basis-52">
            <h1 className="text-2xl">{words.title(title)}</h1>
            <p className="text-sm max-sm:text-xs">
              {words.id} <bdi dir="ltr">{bet.id}</bdi>
            </p>
          </div>
          <ShareButton title={words.title(title)} />
        </header>
        <BetFacts page={page} />
      </section>
      {bet.refunded && <Alert tone="info">{words.refunded}</Alert>}
      {bet.payout === null && <Alert tone="info">{words.open}</Alert>}
      <section aria-labelledby="proof" className="surface-panel grid gap-5 p-5 md:p-7">
        <h2 id="proof" className="text-xl">
          {proof.title}
        </h2>
        {bet.payout !== null && <Verifier key={bet.id} page={page} />}
        <ProofFacts page={page} />
      </section>
      {game && (
        <Link to={game.path} className={`${buttonStyle({ variant: "neutral" })} justify-self-center`}>
          <span>{words.play(title)}</span>
        </Link>
      )}
    </div>
  );
}

function BetFacts({ page: { bet } }: { page: BetPage }) {
  const words = shellWords.useWords();
  const format = useFormats();
  const profit = profitOf(bet);
  const hundredths = hundredthsOf(bet);
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 px-5 py-6 md:grid-cols-4 md:px-7">
      <Figure name={words.betPage.stake} value={<Money amount={bet.stake} icon={<CurrencyIcon size={18} />} />} />
      <Figure
        name={words.betPage.multiplier}
        value={hundredths === null ? "—" : <Multiplier hundredths={hundredths} />}
      />
      <Figure
        name={words.betPage.payout}
        value={bet.payout === null ? "—" : <Money amount={bet.payout} icon={<CurrencyIcon size={18} />} />}
      />
      <Figure name={words.betPage.profit} value={profit === null ? "—" : <Money amount={profit} profit />} />
      <Figure small name={words.betPage.player} value={<bdi>{bet.player ?? words.bets.hidden}</bdi>} />
      <Figure small name={words.betPage.placed} value={format.dateTime(bet.createdAt)} />
      {bet.settledAt && <Figure small name={words.betPage.settled} value={format.dateTime(bet.settledAt)} />}
    </dl>
  );
}

function Figure({ name, value, small = false }: { name: string; value: ReactNode; small?: boolean }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className={small ? "mt-0.5 font-medium" : "tabular mt-0.5 text-xl font-bold"}>{value}</dd>
    </div>
  );
}

/** The system's own sheet where there is one; elsewhere the link is copied. */
function ShareButton({ title }: { title: string }) {
  const words = shellWords.useWords().betPage;
  const share = async () => {
    const url = location.href.split(/[?#]/)[0] ?? location.href;
    if (typeof navigator.share === "function") {
      // Closing the sheet rejects: nothing went wrong.
      await navigator.share({ title, url }).catch(() => {});
      return;
    }
    await navigator.clipboard?.writeText(url);
    showToast({ tone: "win", title: words.copied });
  };
  return (
    <Button
      icon={<Share2 aria-hidden="true" className="size-[18px]" />}
      className="border-white/30! bg-black/30! text-white!"
      onClick={() => void share()}
    >
      {words.share}
    </Button>
  );
}
