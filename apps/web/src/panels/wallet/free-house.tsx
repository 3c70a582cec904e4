import { buttonStyle } from "@fairhouse/ui/components/button-style.ts";
import { EmptyState } from "@fairhouse/ui/components/empty-state.tsx";
import { ArrowDownToLine, ArrowUpFromLine } from "lucide-react";
import { walletWords } from "../../words/wallet-words.ts";
import { PanelLink } from "../panel-link.tsx";

/**
 * What receiving and withdrawing are in a house of free coins: nothing, said plainly. When a payment provider is built in, its
 * screens take the place of this one.
 */
export function FreeHouse({ what }: { what: "receive" | "withdraw" }) {
  const words = walletWords.useWords()[what];
  return (
    <EmptyState
      icon={what === "receive" ? <ArrowDownToLine /> : <ArrowUpFromLine />}
      title={words.title}
      text={words.text}
      action={<PanelLink panel="promotions" label={words.action} className={buttonStyle({ variant: "accent" })} />}
    />
  );
}
