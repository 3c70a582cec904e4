import { Button } from "@fairhouse/ui/components/button.tsx";
import { EmptyState } from "@fairhouse/ui/components/empty-state.tsx";
import { Tabs } from "@fairhouse/ui/components/tabs.tsx";
import { History, Trophy, Users } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useStore } from "zustand";
import { house, sessionStore } from "../house.ts";
import { shellWords } from "../words/shell-words.ts";
import type { BetScope } from "./bet-list.ts";
import { BetTable } from "./bet-table.tsx";
import { useLiveBets, useOwnBets } from "./use-bets.ts";

export interface BetTablesProps {
  /** Only bets of this game; null for all. */
  readonly game: string | null;
  readonly first: BetScope;
  /** Heading beside the tabs. */
  readonly heading: ReactNode;
}

/** My bets, all bets and high wins, live. */
export function BetTables({ game, first, heading }: BetTablesProps) {
  const words = shellWords.useWords().bets;
  const [scope, setScope] = useState<BetScope>(first);
  const order: readonly BetScope[] = first === "mine" ? ["mine", "all", "high"] : ["all", "high", "mine"];
  return (
    <Tabs
      label={words.label}
      value={scope}
      onChange={setScope}
      tabs={order.map((value) => ({ value, label: words[value] }))}
      start={heading}
    >
      {scope === "mine" ? <OwnBets game={game} /> : <LiveBets key={scope} scope={scope} game={game} />}
    </Tabs>
  );
}

function LiveBets({ scope, game }: { scope: "all" | "high"; game: string | null }) {
  const words = shellWords.useWords().bets;
  const { rows, error, retry } = useLiveBets(scope, game);
  const empty =
    scope === "all" ? (
      <EmptyState icon={<Users />} title={words.emptyAll} text={words.emptyAllText} />
    ) : (
      <EmptyState icon={<Trophy />} title={words.emptyHigh} text={words.emptyHighText} />
    );
  return (
    <BetTable
      caption={words[scope]}
      rows={rows}
      error={rows === null ? error : null}
      onRetry={() => void retry()}
      empty={empty}
      withGame={game === null}
      withPlayer
      live
    />
  );
}

/** Own bets with a way to older ones; for visitors, the way in. */
export function OwnBets({ game }: { game: string | null }) {
  const words = shellWords.useWords();
  const signedIn = useStore(sessionStore, (session) => session.isLoggedIn);
  const { rows, error, retry, more, loadingMore } = useOwnBets(game, signedIn);
  if (!signedIn) {
    return (
      <EmptyState
        icon={<History />}
        title={words.bets.signedOut}
        text={words.bets.signedOutText}
        action={
          <Button variant="accent" onClick={() => house.openAuth()}>
            {words.topBar.signIn}
          </Button>
        }
      />
    );
  }
  return (
    <div className="grid gap-4">
      <BetTable
        caption={words.bets.mine}
        rows={rows}
        error={rows === null ? error : null}
        onRetry={() => void retry()}
        empty={<EmptyState icon={<History />} title={words.bets.emptyMine} text={words.bets.emptyMineText} />}
        withGame={game === null}
        withPlayer={false}
        live
      />
      {more && (
        <Button className="justify-self-center" loading={loadingMore} onClick={() => void more()}>
          {words.bets.more}
        </Button>
      )}
    </div>
  );
}
