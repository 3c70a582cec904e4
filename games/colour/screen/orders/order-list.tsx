import { IconButton } from "@fairhouse/ui/components/icon-button.tsx";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import type { Position } from "../../rules/terms.ts";
import { PositionMark } from "../ball.tsx";
import type { ColourTable } from "../use-colour.ts";
import { usePositionName } from "../use-names.ts";
import { colourWords } from "../words/words.ts";
import type { Order } from "./use-orders.ts";

/**
 * Lists the player's orders: those of this period and the next, which can be taken back until the lock, and finished
 * ones.
 */
export function OrderList({ table }: { readonly table: ColourTable }) {
  const words = colourWords.useWords();
  const { orders, past, period } = table;
  const over = past.filter(({ id }) => !orders.some(({ key }) => key === id));
  return (
    <section aria-label={words.myOrders} className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
      <h2 className="flex flex-wrap items-baseline justify-between gap-x-3 text-base">
        {words.myOrders}
        <bdi dir="ltr" className="tabular text-xs font-normal text-muted">
          {period?.name}
        </bdi>
      </h2>
      {orders.length + over.length === 0 && (
        <p className="surface-well px-4 py-3 text-center text-sm text-muted">{words.noOrders}</p>
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
        {orders.map((order) => (
          <Row key={order.key} on={order.on} note={noteOf(order, words)}>
            <Result stake={order.stake} payout={order.payout} />
            {order.cancel && <Cancel order={order} cancel={order.cancel} />}
          </Row>
        ))}
        {over.map(({ id, on, period: played, stake, payout }) => (
          <Row key={id} on={on} note={<bdi dir="ltr">{played}</bdi>}>
            <Result stake={stake} payout={payout} />
          </Row>
        ))}
      </ul>
    </section>
  );
}

function noteOf({ state }: Order, words: ReturnType<typeof colourWords.useWords>): string | null {
  if (state === "sending") return words.sending;
  return state === "next" ? words.nextPeriod : null;
}

function Row(props: { readonly on: Position; readonly note: ReactNode; readonly children: ReactNode }) {
  const nameOf = usePositionName();
  const name = nameOf(props.on);
  return (
    <li className="flex min-h-11 animate-pop-in items-center gap-2.5 rounded-control bg-well ps-2.5 pe-1 text-sm">
      <PositionMark on={props.on} letter={name.charAt(0)} />
      <span className="grid min-w-0 leading-tight">
        <span className="truncate font-semibold">{name}</span>
        {props.note !== null && <span className="tabular text-xs text-muted">{props.note}</span>}
      </span>
      <span className="ms-auto flex items-center gap-1 [&>:last-child:not(button)]:pe-2">{props.children}</span>
    </li>
  );
}

function Result({ stake, payout }: { readonly stake: number; readonly payout: number | null }) {
  const currency = useCurrencyInPlay();
  return payout === null ? (
    <Money amount={stake} currency={currency} className="font-semibold" />
  ) : (
    <Money amount={payout - stake} currency={currency} profit />
  );
}

function Cancel({ order, cancel }: { readonly order: Order; readonly cancel: () => void }) {
  const words = colourWords.useWords();
  const nameOf = usePositionName();
  return <IconButton label={words.cancel(nameOf(order.on))} icon={<X size={18} />} onClick={cancel} />;
}
