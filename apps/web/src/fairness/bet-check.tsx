import { shownOf } from "@fairhouse/protocol/bet-facts.ts";
import { type BetList, type BetPage, betPage } from "@fairhouse/protocol/play.ts";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { EmptyState } from "@fairhouse/ui/components/empty-state.tsx";
import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { TextField } from "@fairhouse/ui/forms/text-field.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useQuery } from "@tanstack/react-query";
import { ShieldQuestion } from "lucide-react";
import { type FormEvent, Suspense, useState } from "react";
import { useStore } from "zustand";
import { useGameTitle } from "../base/games.ts";
import { siteWords } from "../base/words/words.ts";
import { betsPath } from "../bets/bet-list.ts";
import { usePicture } from "../page/use-picture.ts";
import { queryClient } from "../services/query-client.ts";
import { http, sessionStore } from "../services/services.ts";
import { askedFor } from "./asked-for.ts";
import { DrawnBet } from "./drawn-bet.tsx";
import { Fold } from "./fold.tsx";
import { ProofFacts } from "./proof-facts.tsx";
import { recordOf } from "./proof-record.ts";
import { useBetPage } from "./use-bet-page.ts";
import { Verifier } from "./verifier.tsx";
import { fairnessWords } from "./words/words.ts";

/** Number of the player's own bets offered for a check. */
const OFFERED = 8;

type Asked = { readonly id: string } | { readonly page: BetPage };

export interface BetCheckProps {
  /** The bet that is shown first; null for the player's own last one. */
  readonly first: string | null;
  /** Offers the player's bets of only this game; null for all games. */
  readonly game?: string | null;
  /** Leads to where the player reveals the seed of a bet of their own. */
  readonly onReveal?: () => void;
}

/**
 * Checks a bet in this browser: one of the player's last bets, any bet by its number or link, or a proof passed on as
 * text.
 */
export function BetCheck({ first, game = null, onReveal }: BetCheckProps) {
  const words = fairnessWords.useWords().view;
  const own = useOwnBets(game);
  const [typed, setTyped] = useState(first ?? "");
  const [asked, setAsked] = useState<Asked | null>(first === null ? null : { id: first });
  const [wrong, setWrong] = useState(false);
  const last = own?.[0];
  const shown: Asked | null = asked ?? (last === undefined ? null : { id: last.id });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = askedFor(typed, (json) => betPage.safeParse(json));
    setWrong(next === null && typed.trim() !== "");
    if (next !== null) setAsked(next);
  };
  return (
    <div className="grid gap-5">
      <form className="flex items-start gap-3" onSubmit={submit}>
        <TextField
          label={words.betNumber}
          value={typed}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          error={wrong ? words.notABet : null}
          onChange={(event) => setTyped(event.target.value)}
          className="flex-1"
        />
        <Button type="submit" className="mt-[26px] min-h-12!">
          {words.load}
        </Button>
      </form>
      {own !== null && own.length > 0 && (
        <OwnBets
          bets={own}
          shown={shown !== null && "id" in shown ? shown.id : null}
          onShow={(id) => {
            setTyped(id);
            setWrong(false);
            setAsked({ id });
          }}
        />
      )}
      {own === null && (
        <>
          <Skeleton className="h-16 rounded-tile!" />
          {shown === null && <CheckToCome />}
        </>
      )}
      {shown === null && own !== null && (
        <div data-no-bet>
          <EmptyState compact icon={<ShieldQuestion />} title={words.noBet} />
        </div>
      )}
      {shown !== null && (
        <Suspense fallback={<CheckToCome />}>
          {"page" in shown ? (
            <Checked page={shown.page} onReveal={onReveal} />
          ) : (
            <Fetched id={shown.id} onReveal={onReveal} />
          )}
        </Suspense>
      )}
    </div>
  );
}

function Fetched({ id, onReveal }: { readonly id: string; readonly onReveal: BetCheckProps["onReveal"] }) {
  const words = fairnessWords.useWords().bet;
  const shell = siteWords.useWords();
  const { page, missing, error, retry } = useBetPage(id);
  if (page !== null) return <Checked page={page} onReveal={onReveal} />;
  if (missing) return <EmptyState compact title={words.missing} text={words.missingText} />;
  if (error === null) return <CheckToCome />;
  const again = <Button onClick={() => void retry()}>{shell.retry}</Button>;
  return <EmptyState compact tone="error" title={words.failed} action={again} />;
}

/** As high as the picture of a usual bet between the button and the raw data. */
function CheckToCome() {
  return <Skeleton className="h-180 rounded-tile! sm:h-140" />;
}

function Checked({ page, onReveal }: { readonly page: BetPage; readonly onReveal: BetCheckProps["onReveal"] }) {
  const words = fairnessWords.useWords().proof;
  const picture = usePicture(page.bet.game);
  const canReveal = onReveal !== undefined && page.own && recordOf(page) === "secret-solo";
  if (picture.isComing) return <CheckToCome />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {/* Keyed by the whole text: an altered proof names the same bet, and must not keep the verdict of the true
           one. */}
        <Verifier key={JSON.stringify(page)} page={page} />
        {canReveal && (
          <Button variant="accent" className="justify-self-start" onClick={onReveal}>
            {words.openIt}
          </Button>
        )}
      </div>
      <DrawnBet page={page} />
      <Fold title={words.raw}>
        <ProofFacts page={page} />
      </Fold>
    </div>
  );
}

interface OwnBetsProps {
  readonly bets: BetList["bets"];
  readonly shown: string | null;
  readonly onShow: (id: string) => void;
}

function OwnBets({ bets, shown, onShow }: OwnBetsProps) {
  const words = fairnessWords.useWords().view;
  const titleOf = useGameTitle();
  const format = useFormats();
  return (
    <section aria-label={words.ownBets} className="grid gap-2">
      <p className="text-sm text-muted">{words.ownBets}</p>
      {/* On phones one row that goes on sideways: a wrapped one would push what is checked out of the window. */}
      <div className="flex gap-2 p-0.5 max-sm:fade-inline max-sm:scrollbar-none max-sm:overflow-x-auto sm:flex-wrap">
        {bets.map((bet) => {
          const multiplied = shownOf(bet);
          return (
            <button
              key={bet.id}
              type="button"
              aria-pressed={bet.id === shown}
              onClick={() => onShow(bet.id)}
              className="surface-well min-h-9 shrink-0 px-3 text-sm pointer-coarse:min-h-11 aria-pressed:ring-2 aria-pressed:ring-accent"
            >
              {titleOf(bet.game)}{" "}
              <span aria-hidden="true" className="text-muted">
                ·
              </span>{" "}
              <bdi className="tabular">
                {multiplied === null ? "–" : format.multiplier(multiplied.hundredths, multiplied.about)}
              </bdi>
            </button>
          );
        })}
      </div>
    </section>
  );
}

/** Returns the player's last settled bets, whatever page they were made on; null until they are known. */
function useOwnBets(game: string | null): BetList["bets"] | null {
  const player = useStore(sessionStore, (session) => session.player);
  const isInitialized = useStore(sessionStore, (session) => session.isInitialized);
  const { data, isLoading } = useQuery(
    {
      queryKey: ["bets-to-check", player, game],
      queryFn: () => http.get<BetList>(betsPath("mine", game, null, OFFERED)),
      enabled: player !== null,
      staleTime: 0,
    },
    queryClient,
  );
  if (!isInitialized || isLoading) return null;
  return (data?.bets ?? []).filter(({ payout }) => payout !== null);
}
