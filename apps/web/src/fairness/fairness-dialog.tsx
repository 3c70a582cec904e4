import { Button } from "@fairhouse/ui/components/button.tsx";
import { buttonStyle } from "@fairhouse/ui/components/button-style.ts";
import { Dialog } from "@fairhouse/ui/components/dialog.tsx";
import { EmptyState } from "@fairhouse/ui/components/empty-state.tsx";
import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { Tabs } from "@fairhouse/ui/components/tabs.tsx";
import { TextField } from "@fairhouse/ui/components/text-field.tsx";
import { ShieldQuestion } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useStore } from "zustand";
import { dialogs } from "../dialogs.ts";
import { useGameTitle } from "../games.ts";
import { sessionStore } from "../house.ts";
import { fairnessWords } from "../words/fairness-words.ts";
import { shellWords } from "../words/shell-words.ts";
import { ProofFacts } from "./proof-facts.tsx";
import { SeedsPanel } from "./seeds-panel.tsx";
import { useBetPage } from "./use-bet-page.ts";
import { Verifier } from "./verifier.tsx";

/** The fairness view of a game: its seeds, and the verifier with the last bet filled in. */
export function FairnessDialog() {
  const words = fairnessWords.useWords().view;
  const shell = shellWords.useWords();
  const titleOf = useGameTitle();
  const about = useStore(dialogs, (state) => state.fairness);
  // While it closes, it still shows what it was opened for.
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
      <FairnessTabs betId={last?.betId ?? null} onLeave={close} />
    </Dialog>
  );
}

function FairnessTabs({ betId, onLeave }: { betId: string | null; onLeave: () => void }) {
  const words = fairnessWords.useWords().view;
  const lastBet = useStore(sessionStore, (session) => session.betsId);
  const [tab, setTab] = useState<"seeds" | "verify">(betId === null ? "seeds" : "verify");
  return (
    <Tabs
      label={words.title}
      value={tab}
      onChange={setTab}
      tabs={[
        { value: "seeds", label: words.seeds },
        { value: "verify", label: words.verify },
      ]}
    >
      {tab === "seeds" ? <SeedsPanel onLeave={onLeave} /> : <VerifyTab first={betId ?? lastBet} />}
    </Tabs>
  );
}

function VerifyTab({ first }: { first: string | null }) {
  const words = fairnessWords.useWords().view;
  const shell = shellWords.useWords();
  const [asked, setAsked] = useState(first);
  const [typed, setTyped] = useState(first ?? "");
  const { page, missing, error, retry } = useBetPage(asked);
  return (
    <div className="grid gap-5">
      <form
        className="flex items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== "") setAsked(typed.trim());
        }}
      >
        <TextField
          label={words.betNumber}
          value={typed}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
          className="flex-1"
        />
        <Button type="submit" className="min-h-12!">
          {words.load}
        </Button>
      </form>
      {asked === null && <EmptyState compact icon={<ShieldQuestion />} title={words.noBet} />}
      {missing && <EmptyState compact title={shell.betPage.missing} text={shell.betPage.missingText} />}
      {!missing && error !== null && (
        <EmptyState
          compact
          tone="error"
          title={shell.betPage.failed}
          action={<Button onClick={() => void retry()}>{shell.retry}</Button>}
        />
      )}
      {asked !== null && page === null && error === null && <Skeleton className="h-60 rounded-tile!" />}
      {page && (
        <>
          <Verifier key={page.bet.id} page={page} />
          <ProofFacts page={page} />
        </>
      )}
    </div>
  );
}
