import type { Wallet } from "@fairhouse/protocol/wallet.ts";
import { buttonStyle } from "@fairhouse/ui/components/button-style.ts";
import { CurrencyIcon } from "@fairhouse/ui/components/currency-icon.tsx";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { useHouseCurrency } from "@fairhouse/ui/format/currencies.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Link } from "react-router";
import { useStore } from "zustand";
import { gameOf, useGameTitle } from "../base/games.ts";
import { CoveredBets } from "../bets/covered-bets.tsx";
import { sessionStore } from "../services/services.ts";
import { walletWords } from "./words/words.ts";

/** The balance in each currency, with the open bets that hold the rest. */
export function Balances({ wallet }: { wallet: Wallet }) {
  return (
    <div className="grid gap-6">
      {wallet.balances.map((balance) => (
        <Balance key={balance.currency._id} balance={balance} />
      ))}
      <HeldStakes open={wallet.open} />
    </div>
  );
}

function Balance({ balance }: { balance: Wallet["balances"][number] }) {
  const words = walletWords.useWords();
  const format = useFormats();
  const { held, movements, currency } = balance;
  // As in the top bar: without results that no screen has shown yet.
  const available = useStore(sessionStore, (session) => session.balance);
  return (
    <section
      aria-label={`${words.playCoins} ${currency.symbol}`}
      className="relative grid gap-5 overflow-hidden rounded-panel border border-line bg-[radial-gradient(90%_140%_at_0%_0%,var(--accent-soft),transparent_65%)] p-5 sm:p-6"
    >
      <div className="flex flex-wrap items-center gap-3">
        <CurrencyIcon currency={currency._id} size={36} />
        <div className="me-auto">
          <h3 className="text-lg">{words.playCoins}</h3>
          <p className="text-sm text-muted" dir="ltr">
            {currency.symbol}
          </p>
        </div>
        <p className="text-sm text-muted">{format.plural(movements, words.movements)}</p>
      </div>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-3">
        <Amount label={words.available} amount={available} currency={currency._id} own="text-text" />
        <Amount label={words.held} amount={held} currency={currency._id} own="text-muted" />
        <Amount label={words.total} amount={available + held} currency={currency._id} own="text-muted" />
      </dl>
      <CoveredBets />
    </section>
  );
}

function Amount(props: { label: string; amount: number; currency: string; own: string }) {
  const { label, amount, currency, own } = props;
  return (
    <div className="grid gap-0.5">
      <dt className="text-sm text-muted">{label}</dt>
      <dd>
        <Money amount={amount} currency={currency} className={`text-2xl font-bold ${own}`} />
      </dd>
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
      {open.length === 0 && <p className="text-muted">{words.nothingHeld}</p>}
      <ul className="grid gap-2">
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
