import { errorCode } from "@fairhouse/client/http.ts";
import { viewsOf } from "@fairhouse/games/views.ts";
import type { PublicTicket, RoundPage } from "@fairhouse/protocol/table.ts";
import { Avatar } from "@fairhouse/ui/components/avatar.tsx";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { DataTable } from "@fairhouse/ui/components/data-table.tsx";
import { Dialog } from "@fairhouse/ui/components/dialog.tsx";
import { EmptyState } from "@fairhouse/ui/components/empty-state.tsx";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { SimulatedMark } from "@fairhouse/ui/components/simulated-mark.tsx";
import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { ProofSteps } from "../bet-page/proof-steps.tsx";
import { useModule } from "../bet-page/use-module.ts";
import { NoAmount } from "../bets/bet-cells.tsx";
import { betListWords } from "../bets/words/words.ts";
import { resultText } from "../fairness/chain-panel.tsx";
import { FactList } from "../fairness/fact-list.tsx";
import { RoundSeeds } from "../fairness/round-seeds.tsx";
import { SaltOrigin } from "../fairness/salt-origin.tsx";
import { RoundVerifier } from "../fairness/verifier.tsx";
import { fairnessWords } from "../fairness/words/words.ts";
import { useGameTitle } from "../games.ts";
import { queryClient } from "../query-client.ts";
import { http } from "../services.ts";
import { shellWords } from "../shell/words/words.ts";
import { type RoundAddress, roundOf, withRound } from "./round-address.ts";

/** The round that the address names, over whatever page: everybody's tickets, and the proof. */
export function RoundDialog() {
  const words = fairnessWords.useWords().rounds;
  const shell = shellWords.useWords();
  const navigate = useNavigate();
  const { search } = useLocation();
  const asked = roundOf(search);
  // While it closes, it still shows what it was opened for.
  const [last, setLast] = useState(asked);
  if (asked !== null && (asked.table !== last?.table || asked.number !== last.number)) setLast(asked);
  const { whole } = useFormats();
  return (
    <Dialog
      open={asked !== null}
      onClose={() => void navigate({ search: withRound(search, null) }, { replace: true })}
      width="lg"
      title={words.title(whole(last?.number ?? 0))}
      closeLabel={shell.close}
    >
      {last && <Round key={`${last.table}.${last.number}`} round={last} />}
    </Dialog>
  );
}

function Round({ round: { table, number } }: { round: RoundAddress }) {
  const words = fairnessWords.useWords().rounds;
  const lists = betListWords.useWords();
  const shell = shellWords.useWords();
  const format = useFormats();
  const titleOf = useGameTitle();
  const { data, error, refetch } = useQuery(
    {
      queryKey: ["round", table, number],
      queryFn: () => http.get<RoundPage>(`/tables/${encodeURIComponent(table)}/rounds/${number}`),
    },
    queryClient,
  );
  if (errorCode(error) === "not_found") return <EmptyState compact title={words.missing} />;
  if (error !== null && data === undefined) {
    return (
      <EmptyState
        compact
        tone="error"
        title={words.failed}
        action={<Button onClick={() => void refetch()}>{shell.retry}</Button>}
      />
    );
  }
  if (data === undefined) return <Skeleton className="h-72 rounded-tile!" />;
  const { proof } = data;
  const isPot = proof.seeding === "all-bettors";
  return (
    <div className="grid gap-5">
      <p className="flex flex-wrap items-baseline gap-x-4 text-muted">
        <span className="font-semibold text-text">{titleOf(data.game)}</span>
        <Outcome page={data} />
        {proof.voided && <span>{words.voided}</span>}
        {proof.interrupted && <span>{words.interrupted}</span>}
      </p>
      <DataTable<PublicTicket>
        caption={words.tickets}
        rows={data.tickets}
        rowKey={(ticket) => ticket.id}
        empty={<EmptyState compact title={words.nobody} />}
        columns={[
          {
            id: "player",
            header: lists.player,
            card: "lead",
            cell: (ticket) => {
              const name = ticket.player ?? lists.hidden;
              return (
                <Link to={`/bet/${ticket.id}`} className="inline-flex items-center gap-2 hover:text-accent-text">
                  <Avatar name={name} seed={ticket.avatar} size={24} />
                  <bdi>{name}</bdi>
                  {ticket.simulated && <SimulatedMark text={lists.simulated} />}
                </Link>
              );
            },
          },
          { id: "stake", header: words.stake, align: "end", cell: (ticket) => <Money amount={ticket.stake} /> },
          isPot
            ? {
                id: "tickets",
                header: words.range,
                align: "end",
                cell: ({ from = 0, stake }) => (
                  <bdi dir="ltr" className="tabular">{`${format.whole(from)}–${format.whole(from + stake - 1)}`}</bdi>
                ),
              }
            : {
                id: "left",
                header: words.left,
                align: "end",
                cell: (ticket) => (ticket.leftAt === null ? <NoAmount /> : format.multiplier(ticket.leftAt)),
              },
          {
            id: "profit",
            header: words.profit,
            align: "end",
            card: "trail",
            cell: (ticket) =>
              ticket.payout === null ? <NoAmount /> : <Money amount={ticket.payout - ticket.stake} profit />,
          },
        ]}
      />
      {data.ticketCount > data.tickets.length && (
        <p className="text-sm text-muted">
          {words.moreOf(format.whole(data.tickets.length), format.whole(data.ticketCount))}
        </p>
      )}
      <ProofSteps proof={proof} />
      <RoundSeeds proof={proof} />
      <RoundVerifier page={data} />
      <FactList>
        <SaltOrigin facts={proof.saltFacts} />
      </FactList>
    </div>
  );
}

/** What the round came to, as the game tells it. */
function Outcome({ page: { game, proof } }: { page: RoundPage }) {
  const formats = useFormats();
  const { module } = useModule(`still ${game}`, viewsOf(game)?.still);
  const Head = module?.RoundHead;
  if (Head) {
    return (
      <Suspense>
        <Head proof={proof} />
      </Suspense>
    );
  }
  return (
    <bdi dir="ltr" className="tabular text-2xl font-bold text-text">
      {resultText(proof.outcome, formats)}
    </bdi>
  );
}
