import type { Wallet } from "@fairhouse/protocol/wallet.ts";
import { buttonStyle } from "@fairhouse/ui/components/button-style.ts";
import { CurrencyIcon } from "@fairhouse/ui/components/currency-icon.tsx";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { useHouseCurrency } from "@fairhouse/ui/format/currencies.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useStore } from "zustand";
import { withPanel } from "../base/address/panels.ts";
import { gameOf, useGameTitle } from "../base/games.ts";
import { CoveredBets } from "../bets/covered-bets.tsx";
import { sessionStore, shownBalance } from "../services/services.ts";
import { LastMovements } from "./history.tsx";
import { walletWords } from "./words/words.ts";

interface BalancesProps {
  readonly wallet: Wallet;
  /** Shows the whole history. */
  readonly onHistory: () => void;
}

/** The balance in each currency, the open bets that hold the rest, and the last movements. */
export function Balances({ wallet, onHistory }: BalancesProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {wallet.balances.map((balance) => (
        <Balance key={balance.currency._id} balance={balance} />
      ))}
      <HeldStakes open={wallet.open} />
      <LastMovements onAll={onHistory} />
    </div>
  );
}

function Balance({ balance }: { balance: Wallet["balances"][number] }) {
  const words = walletWords.useWords();
  const format = useFormats();
  const { search } = useLocation();
  const { held, movements, currency } = balance;
  // As in the top bar: without results that no screen has shown yet.
  const available = useStore(sessionStore, (session) => session.balance);
  const isCovered = useStore(shownBalance.byHand, (covered) => covered.length > 0);
  return (
    <section
      aria-label={`${words.playCoins} ${currency.symbol}`}
      className="relative grid grid-cols-[minmax(0,1fr)] gap-5 overflow-hidden rounded-panel border border-line bg-[radial-gradient(90%_140%_at_0%_0%,var(--accent-soft),transparent_65%)] p-5 sm:p-6 rtl:bg-[radial-gradient(90%_140%_at_100%_0%,var(--accent-soft),transparent_65%)]"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="flex min-w-0 items-center gap-4">
          <CurrencyIcon currency={currency._id} size={52} />
          <dl className="grid min-w-0 gap-0.5">
            <dt className="text-sm text-muted">{words.available}</dt>
            <dd>
              <Money
                amount={available}
                currency={currency._id}
                className="text-4xl leading-none font-bold text-text sm:text-5xl"
              />
            </dd>
          </dl>
        </div>
        <Link
          to={{ search: withPanel(search, "promotions") }}
          className={`${buttonStyle({ variant: "accent" })} max-sm:w-full`}
        >
          <span>{words.moreCoins}</span>
        </Link>
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 border-t border-line pt-4 sm:grid-cols-4">
        <Detail label={words.currency}>
          {words.playCoins} <bdi dir="ltr">{currency.symbol}</bdi>
        </Detail>
        <Detail label={words.held}>
          <Money amount={held} currency={currency._id} />
        </Detail>
        <Detail label={words.total}>
          <Money amount={available + held} currency={currency._id} />
        </Detail>
        {/* A covered win is one movement more than a covered loss. */}
        <Detail label={words.history.caption}>{isCovered ? "–" : format.whole(movements)}</Detail>
      </dl>
      <CoveredBets />
    </section>
  );
}

function Detail({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="truncate text-sm text-muted">{label}</dt>
      <dd className="tabular truncate font-semibold">{children}</dd>
    </div>
  );
}

function HeldStakes({ open }: { open: Wallet["open"] }) {
  const words = walletWords.useWords();
  const format = useFormats();
  const titleOf = useGameTitle();
  const currency = useHouseCurrency();
  return (
    <section aria-labelledby="held-stakes" className="grid gap-3">
      <h3 id="held-stakes" className="text-base">
        {words.heldTitle}
      </h3>
      {open.length === 0 && <p className="-mt-2 text-muted">{words.nothingHeld}</p>}
      <ul className="grid gap-2 empty:hidden">
        {open.map((bet) => {
          const game = gameOf(bet.game);
          return (
            <li
              key={bet.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-tile border border-line bg-panel-high/50 px-4 py-3"
            >
              <div className="me-auto">
                <p className="font-semibold">{game === undefined ? bet.game : titleOf(game.id)}</p>
                <p className="text-sm text-muted">
                  {words.kindsOfBet[bet.kind]} · {format.dateTime(bet.createdAt)}
                </p>
              </div>
              <span className="tabular font-semibold">{words.staked(format.money(bet.stake, currency))}</span>
              {game !== undefined && (
                <Link to={game.path} className={buttonStyle({ variant: "neutral", size: "sm" })}>
                  {words.open}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
