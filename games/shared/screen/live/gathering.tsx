import { Avatar } from "@fairhouse/ui/components/avatar.tsx";
import { CurrencyIcon } from "@fairhouse/ui/components/currency-icon.tsx";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { SimulatedMark } from "@fairhouse/ui/components/simulated-mark.tsx";
import { useCurrency, useHouseCurrency } from "@fairhouse/ui/format/currencies.ts";
import { formatCompact } from "@fairhouse/ui/format/money.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Users } from "lucide-react";
import type { LiveTable } from "./use-live-table.ts";
import { liveWords } from "./words/words.ts";

const SHOWN = { narrow: 3, wide: 6 };

interface GatheringProps {
  readonly table: Pick<LiveTable<unknown>, "own" | "tickets" | "ticketCount" | "ticketTotal">;
  readonly wide: boolean;
  /** True where a player may have several bets: then bets are counted instead of players. */
  readonly countsBets?: boolean;
}

/** Lists the bettors of the round as they join: the largest stakes by name, and the sum of all. */
export function Gathering({ table, wide, countsBets = false }: GatheringProps) {
  const words = liveWords.useWords();
  const { plural } = useFormats();
  const currency = useHouseCurrency();
  const digits = useCurrency(currency);
  const own = new Set(table.own.tickets.map(({ id }) => id));
  const shown = [...table.tickets]
    .sort((a, b) => Number(own.has(b.id)) - Number(own.has(a.id)) || b.stake - a.stake)
    .slice(0, wide ? SHOWN.wide : SHOWN.narrow);
  if (table.ticketCount === 0) return <p className="mt-2 text-sm text-muted">{words.nobody}</p>;
  return (
    <div aria-hidden="true" className="grid justify-items-center gap-1.5 md:mt-2 md:gap-2">
      <p className="flex items-center gap-2 text-sm text-muted">
        <Users size={16} />
        {plural(table.ticketCount, countsBets ? words.bets : words.players)}
        <span className="ms-1 inline-flex items-center gap-1.5">
          <CurrencyIcon currency={currency} size={16} />
          <Money amount={table.ticketTotal} currency={currency} countUpMs={400} className="text-text" />
        </span>
      </p>
      <ul className="flex max-w-2xl flex-wrap justify-center gap-1.5">
        {shown.map(({ id, player, avatar, simulated, stake }) => (
          <li
            key={id}
            className={`surface-float flex animate-pop-in items-center gap-1.5 rounded-full! py-1 ps-1 pe-2.5 text-sm ${own.has(id) ? "border-accent!" : ""}`}
          >
            <Avatar name={player} seed={avatar} size={22} />
            <span className="max-w-24 truncate max-md:hidden">
              <bdi>{own.has(id) ? words.you : (player ?? words.hidden)}</bdi>
            </span>
            {simulated && <SimulatedMark text={words.simulated} />}
            <bdi dir="ltr" className="tabular font-semibold text-gold">
              {formatCompact(stake, "en", digits)}
            </bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
