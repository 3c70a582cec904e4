import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import { shownOf } from "@fairhouse/protocol/bet-facts.ts";
import type { BetRecord } from "@fairhouse/protocol/play.ts";
import { Avatar } from "@fairhouse/ui/components/avatar.tsx";
import { Badge } from "@fairhouse/ui/components/badge.tsx";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { SimulatedMark } from "@fairhouse/ui/components/simulated-mark.tsx";
import { Tabs } from "@fairhouse/ui/components/tabs.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useState } from "react";
import { liveWords } from "../live/words/words.ts";
import { FlightPlayers } from "./flight-players.tsx";
import { type BetScope, useBetList } from "./use-bet-list.ts";
import type { Flight } from "./use-flight.ts";
import { flightWords } from "./words/words.ts";

type Tab = "all" | BetScope;
const TABS: readonly Tab[] = ["own", "all", "top"];

/** Shows the player's own bets of the game, all bets of the round, or the largest wins of the day. */
export function FlightBets({ flight }: { readonly flight: Flight }) {
  const words = flightWords.useWords();
  const [tab, setTab] = useState<Tab>("all");
  return (
    <Tabs
      label={words.bets}
      value={tab}
      onChange={setTab}
      tabs={TABS.map((value) => ({ value, label: words.betsOf[value] }))}
    >
      {tab === "all" ? <FlightPlayers flight={flight} /> : <BetList key={tab} flight={flight} scope={tab} />}
    </Tabs>
  );
}

function BetList({ flight, scope }: { readonly flight: Flight; readonly scope: BetScope }) {
  const words = flightWords.useWords();
  const { bets, failed } = useBetList(flight, scope);
  const ids = bets?.map(({ id }) => id) ?? [];
  if (failed) return <Note>{words.betsFailed}</Note>;
  if (bets?.length === 0) return <Note>{scope === "own" ? words.noOwnBets : words.noTopBets}</Note>;
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      {bets?.map((bet) => (
        <BetRow key={bet.id} bet={bet} among={ids} named={scope === "top"} />
      ))}
    </ul>
  );
}

function Note({ children }: { readonly children: string }) {
  return <p className="surface-well px-4 py-3 text-center text-sm text-muted">{children}</p>;
}

interface BetRowProps {
  readonly bet: BetRecord;
  readonly among: readonly string[];
  /** True if the bets are of several players. */
  readonly named: boolean;
}

/** Shows a bet with its multiplier and its profit; pressed, it opens. */
function BetRow({ bet, among, named }: BetRowProps) {
  const shared = liveWords.useWords();
  const { multiplier, time } = useFormats();
  const context = usePlayContext();
  const { id, player, avatar, simulated, stake, payout, currencyId, createdAt } = bet;
  const shown = shownOf(bet);
  return (
    <li>
      <button
        type="button"
        onClick={() => context.openBet(id, among)}
        className="flex min-h-10 w-full cursor-pointer items-center gap-2.5 rounded-control bg-well px-2.5 text-start text-sm hover:bg-panel-high"
      >
        {named ? (
          <>
            <Avatar name={player} seed={avatar} size={26} />
            <bdi className="min-w-0 truncate">{player ?? shared.hidden}</bdi>
            {simulated && <SimulatedMark text={shared.simulated} />}
          </>
        ) : (
          <span className="tabular text-muted">{time(createdAt)}</span>
        )}
        {shown !== null && (
          <Badge tone={shown.hundredths > 100 ? "win" : "plain"}>{multiplier(shown.hundredths, shown.about)}</Badge>
        )}
        <span className="ms-auto">
          {payout === null ? (
            <Money amount={stake} currency={currencyId} className="text-muted" />
          ) : (
            <Money amount={payout - stake} currency={currencyId} profit />
          )}
        </span>
      </button>
    </li>
  );
}
