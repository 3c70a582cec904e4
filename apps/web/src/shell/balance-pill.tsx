import { useSession } from "@fairhouse/client/house.tsx";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { Tooltip } from "@fairhouse/ui/components/tooltip.tsx";
import { CurrencyIcon } from "../currency-icon.tsx";
import { shellWords } from "../words/shell-words.ts";

const COUNT_MS = 450;

/** The balance in tabular figures, running calmly to a new amount; always labelled as play coins. */
export function BalancePill() {
  const words = shellWords.useWords().topBar;
  const balance = useSession((session) => session.balance);
  return (
    <Tooltip text={words.noCashValue} side="bottom">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls; this names a figure. */}
      <div
        role="group"
        aria-label={words.balance}
        className="surface-raised flex h-11 min-w-0 items-center gap-2.5 rounded-control! ps-3 pe-3.5"
      >
        <CurrencyIcon size={22} />
        <span className="grid leading-none">
          <Money amount={balance} countUpMs={COUNT_MS} className="text-base sm:text-lg" />
          <span className="mt-0.5 text-[0.6875rem] leading-none text-muted">{words.playCoins}</span>
        </span>
      </div>
    </Tooltip>
  );
}
