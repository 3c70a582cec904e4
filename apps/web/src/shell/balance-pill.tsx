import { useSession } from "@fairhouse/client/play-context.tsx";
import { classes } from "@fairhouse/ui/classes.ts";
import { CurrencyIcon } from "@fairhouse/ui/components/currency-icon.tsx";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { Tooltip } from "@fairhouse/ui/overlays/tooltip.tsx";
import { PanelLink } from "../base/panel-link.tsx";
import { siteWords } from "../base/words/words.ts";
import { GUEST } from "../guest/guest-marks.ts";
import { guestWords } from "../guest/words/words.ts";

const COUNT_MS = 450;

/**
 * The balance in tabular figures, counting calmly to a new amount; always labelled as play coins, or as guest coins.
 * Opens the wallet.
 */
export function BalancePill() {
  const words = siteWords.useWords().topBar;
  const guest = guestWords.useWords();
  const balance = useSession((session) => session.balance);
  const isGuest = useSession((session) => session.player === GUEST);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls; this names a figure.
    <div role="group" aria-label={words.balance} className="min-w-0">
      <Tooltip text={isGuest ? guest.coinsHint : words.noCashValue} side="bottom">
        <PanelLink
          panel="wallet"
          className={classes(
            "surface-raised flex h-11 min-w-0 items-center gap-2.5 rounded-control! ps-3 pe-3.5 transition-colors hover:border-dim",
            // On phones it has more buttons beside it than for a player.
            isGuest && "border-dashed! max-sm:px-2",
          )}
          label={<Figures balance={balance} isGuest={isGuest} />}
        />
      </Tooltip>
    </div>
  );
}

/** The amount and its unit and, for screen readers, the target of a press. */
function Figures({ balance, isGuest }: { readonly balance: number; readonly isGuest: boolean }) {
  const { topBar: words, frame } = siteWords.useWords();
  const guest = guestWords.useWords();
  const currency = useCurrencyInPlay();
  return (
    <>
      <span className={isGuest ? "max-sm:hidden" : "contents"}>
        <CurrencyIcon currency={currency} size={22} />
      </span>
      <span className="grid leading-none">
        <Money
          amount={balance}
          currency={currency}
          countUpMs={COUNT_MS}
          className={isGuest ? "text-sm sm:text-lg" : "text-base sm:text-lg"}
        />
        <span className={`mt-0.5 text-[0.6875rem] leading-none ${isGuest ? "font-semibold text-gold" : "text-muted"}`}>
          {isGuest ? guest.coins : words.playCoins}
        </span>
      </span>
      <span className="sr-only">{frame.wallet}</span>
    </>
  );
}
