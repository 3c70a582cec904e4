import { Button } from "@fairhouse/ui/components/button.tsx";
import { EmptyState } from "@fairhouse/ui/components/empty-state.tsx";
import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { Tabs } from "@fairhouse/ui/components/tabs.tsx";
import { WalletCards } from "lucide-react";
import { useState } from "react";
import { useStore } from "zustand";
import { siteWords } from "../base/words/words.ts";
import { type OwnPanelProps, PanelFrame } from "../page/panel-frame.tsx";
import { playContext, sessionStore } from "../services/services.ts";
import { Balances } from "./balances.tsx";
import { History } from "./history.tsx";
import { useWallet } from "./use-wallet.ts";
import { walletWords } from "./words/words.ts";

type Tab = "balances" | "history";
const tabs: readonly Tab[] = ["balances", "history"];

/** `?panel=wallet`: balances and the history of the account. Receiving and withdrawing come with a payment provider. */
export function WalletPanel(panel: OwnPanelProps) {
  const words = walletWords.useWords();
  const signedIn = useStore(sessionStore, (session) => session.isLoggedIn);
  const initialized = useStore(sessionStore, (session) => session.isInitialized);
  return (
    <PanelFrame {...panel} width="xl" title={words.title} description={words.lead}>
      {signedIn ? <Parts /> : initialized ? <SignedOut /> : <Skeleton className="h-80 rounded-panel!" />}
    </PanelFrame>
  );
}

function SignedOut() {
  const words = walletWords.useWords();
  const shell = siteWords.useWords();
  return (
    <EmptyState
      icon={<WalletCards />}
      title={words.signedOut}
      text={words.signedOutText}
      action={
        <Button variant="accent" onClick={() => playContext.openAuth()}>
          {shell.topBar.signIn}
        </Button>
      }
    />
  );
}

function Parts() {
  const words = walletWords.useWords().tabs;
  const [tab, setTab] = useState<Tab>("balances");
  return (
    <Tabs
      label={words.label}
      value={tab}
      onChange={setTab}
      tabs={tabs.map((value) => ({ value, label: words[value] }))}
    >
      <div className="min-h-[380px] pt-2">
        {tab === "balances" ? <BalancesTab onHistory={() => setTab("history")} /> : <History />}
      </div>
    </Tabs>
  );
}

function BalancesTab({ onHistory }: { readonly onHistory: () => void }) {
  const words = walletWords.useWords();
  const shell = siteWords.useWords();
  const { wallet, failed, retry } = useWallet();
  if (wallet !== null) return <Balances wallet={wallet} onHistory={onHistory} />;
  if (!failed) return <Skeleton className="h-56 rounded-panel!" />;
  return (
    <EmptyState
      tone="error"
      title={words.failed}
      action={<Button onClick={() => void retry()}>{shell.retry}</Button>}
    />
  );
}
