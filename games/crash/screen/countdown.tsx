import { Avatar } from "@fairhouse/ui/components/avatar.tsx";
import { CoinIcon } from "@fairhouse/ui/components/coin-icon.tsx";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { formatCompact } from "@fairhouse/ui/format/money.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Users } from "lucide-react";
import type { CrashTable } from "./use-crash.ts";
import { useClockText } from "./use-now.ts";
import { crashWords } from "./words/words.ts";

const RADIUS = 54;
const AROUND = 2 * Math.PI * RADIUS;

/** Seconds until the flight, in a ring that runs out. */
export function Countdown({ closesAt, bettingMs }: { readonly closesAt: number; readonly bettingMs: number }) {
  const words = crashWords.useWords();
  const left = (now: number) => Math.max(0, closesAt - now);
  const seconds = useClockText<HTMLParagraphElement>(true, (now) => words.seconds((left(now) / 1000).toFixed(1)));
  const ring = useClockText<SVGCircleElement>(true, (now) => {
    const share = Math.min(1, left(now) / bettingMs);
    if (ring.current) ring.current.style.strokeDashoffset = String(AROUND * (1 - share));
    return "";
  });
  return (
    <div className="relative grid size-[clamp(112px,38cqmin,224px)] place-items-center">
      <svg viewBox="0 0 120 120" aria-hidden="true" className="absolute inset-0 size-full -rotate-90 overflow-visible">
        <defs>
          <linearGradient id="crash-countdown" x1="0" y1="0" x2="1" y2="1">
            <stop offset="0" stopColor="var(--win-fill)" />
            <stop offset="1" stopColor="var(--accent)" />
          </linearGradient>
        </defs>
        <circle cx="60" cy="60" r={RADIUS} fill="var(--well)" fillOpacity="0.72" stroke="var(--line)" strokeWidth="5" />
        <circle
          ref={ring}
          cx="60"
          cy="60"
          r={RADIUS}
          fill="none"
          stroke="url(#crash-countdown)"
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray={AROUND}
          className="drop-shadow-[0_0_5px_var(--accent)]"
        />
      </svg>
      <div className="relative grid max-w-[74%] justify-items-center gap-1 text-center">
        <p className="text-[clamp(0.7rem,3.4cqmin,1.05rem)] leading-tight text-balance text-muted">{words.startsIn}</p>
        <p
          ref={seconds}
          className="tabular text-[clamp(1.6rem,9cqmin,3.4rem)] whitespace-nowrap leading-none font-bold"
        />
      </div>
    </div>
  );
}

const SHOWN = { narrow: 3, wide: 6 };

/** Who is in, as they come: the largest stakes by name, and the sum of all. */
export function Gathering({ table, wide }: { readonly table: CrashTable; readonly wide: boolean }) {
  const words = crashWords.useWords();
  const { plural } = useFormats();
  const own = table.ticket?.id;
  const shown = [...table.tickets]
    .sort((a, b) => Number(b.id === own) - Number(a.id === own) || b.stake - a.stake)
    .slice(0, wide ? SHOWN.wide : SHOWN.narrow);
  if (table.ticketCount === 0) return <p className="mt-2 text-sm text-muted">{words.nobody}</p>;
  return (
    <div aria-hidden="true" className="grid justify-items-center gap-1.5 md:mt-2 md:gap-2">
      <p className="flex items-center gap-2 text-sm text-muted">
        <Users size={16} />
        {plural(table.ticketCount, words.players)}
        <span className="ms-1 inline-flex items-center gap-1.5">
          <CoinIcon size={16} />
          <Money amount={table.ticketTotal} countUpMs={400} className="text-text" />
        </span>
      </p>
      <ul className="flex max-w-2xl flex-wrap justify-center gap-1.5">
        {shown.map(({ id, player, avatar, stake }) => (
          <li
            key={id}
            className={`surface-float flex animate-pop-in items-center gap-1.5 rounded-full! py-1 ps-1 pe-2.5 text-sm ${id === own ? "border-accent!" : ""}`}
          >
            <Avatar name={player} seed={avatar} size={22} />
            <span className="max-w-24 truncate max-md:hidden">
              <bdi>{id === own ? words.you : (player ?? words.hidden)}</bdi>
            </span>
            <bdi dir="ltr" className="tabular font-semibold text-gold">
              {formatCompact(stake, "en")}
            </bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
