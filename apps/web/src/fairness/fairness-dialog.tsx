import type { FairnessOf } from "@fairhouse/client/play-context.tsx";
import { tablesOf } from "@fairhouse/games/catalog.ts";
import { isLive } from "@fairhouse/kernel/live.ts";
import { buttonStyle } from "@fairhouse/ui/components/button-style.ts";
import { Tabs } from "@fairhouse/ui/components/tabs.tsx";
import { Dialog } from "@fairhouse/ui/overlays/dialog.tsx";
import { useState } from "react";
import { Link } from "react-router";
import { useStore } from "zustand";
import { gameOf, useGameTitle } from "../base/games.ts";
import { siteWords } from "../base/words/words.ts";
import { dialogs } from "../services/dialogs.ts";
import { sessionStore } from "../services/services.ts";
import { BetCheck } from "./bet-check.tsx";
import { SeedsPanel } from "./seeds-panel.tsx";
import { TableChains } from "./table-chains.tsx";
import { fairnessWords } from "./words/words.ts";

/** The fairness view of a game: its seeds, and the verifier with the last bet filled in. */
export function FairnessDialog() {
  const words = fairnessWords.useWords().view;
  const shell = siteWords.useWords();
  const titleOf = useGameTitle();
  const about = useStore(dialogs, (state) => state.fairness);
  // Keeps showing the last game while it closes.
  const [last, setLast] = useState(about);
  if (about !== null && about !== last) setLast(about);
  const close = () => dialogs.setState({ fairness: null });
  return (
    <Dialog
      open={about !== null}
      onClose={close}
      width="lg"
      title={words.title}
      description={titleOf(last?.game ?? "")}
      closeLabel={shell.close}
      footer={
        <Link to="/fairness" onClick={close} className={buttonStyle({ variant: "neutral" })}>
          <span>{words.more}</span>
        </Link>
      }
    >
      {last && <FairnessTabs about={last} onLeave={close} />}
    </Dialog>
  );
}

interface FairnessTabsProps {
  readonly about: FairnessOf;
  readonly onLeave: () => void;
}

function FairnessTabs({ about: { game, table, ownSeeds }, onLeave }: FairnessTabsProps) {
  const words = fairnessWords.useWords().view;
  const lastBet = useStore(sessionStore, (session) => session.betsId);
  // Shared rounds come from their table's chain; only some also mix their bettors' seeds.
  const listed = gameOf(game);
  const live = isLive(listed);
  // Real events have no chain: nothing about them could be committed before.
  const hasChain = live && listed !== undefined && tablesOf(listed).length > 0;
  const tabs = [
    ...(!live || ownSeeds ? [{ value: "seeds", label: words.seeds } as const] : []),
    ...(hasChain ? [{ value: "chain", label: words.chain } as const] : []),
    { value: "verify", label: words.verify } as const,
  ];
  const [tab, setTab] = useState<(typeof tabs)[number]["value"]>(tabs[0]?.value ?? "verify");
  return (
    <Tabs label={words.title} value={tab} onChange={setTab} tabs={tabs}>
      {tab === "verify" && <BetCheck first={lastBet} game={game} />}
      {tab === "chain" && listed && <TableChains game={listed} first={table} onLeave={onLeave} />}
      {tab === "seeds" && <SeedsPanel onLeave={onLeave} />}
    </Tabs>
  );
}
