import type { Money } from "@fairhouse/kernel/money.ts";
import { useCurrency, useCurrencyInPlay } from "../format/currencies.ts";
import { formatCompact } from "../format/money.ts";
import { chipLookOf, rimPath } from "./chip-art.ts";

export interface ChipProps {
  readonly amount: Money;
  /** Diameter in pixels. */
  readonly size?: number | undefined;
  readonly className?: string | undefined;
}

/**
 * A casino chip with its amount in short form, in figures that fit it in every language. Decorative: give the amount in
 * words beside it.
 */
export function Chip({ amount, size = 44, className }: ChipProps) {
  const look = chipLookOf(amount);
  const text = formatCompact(amount, "en", useCurrency(useCurrencyInPlay()));
  return (
    <svg viewBox="0 0 48 50" width={size} height={(size * 50) / 48} aria-hidden="true" className={className}>
      <circle cx="24" cy="26" r="23.5" fill={look.dark} />
      <circle cx="24" cy="24" r="23.5" fill={look.body} />
      <path d={rimPath(look)} fill={look.edge} />
      <circle cx="24" cy="24" r="17" fill={look.dark} fillOpacity="0.55" />
      <circle cx="24" cy="24.6" r="15.6" fill={look.body} />
      <circle cx="24" cy="24" r="15.6" fill="none" stroke={look.edge} strokeOpacity="0.5" strokeDasharray="1.6 2.2" />
      <path
        d="M3 19a21.6 21.6 0 0 1 42 0"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.4"
        strokeWidth="1.2"
        strokeLinecap="round"
      />
      <text
        x="24"
        y="24.4"
        fill={look.ink}
        fontSize={text.length > 4 ? 9 : text.length > 3 ? 10.5 : 13}
        fontWeight="800"
        textAnchor="middle"
        dominantBaseline="central"
      >
        {text}
      </text>
    </svg>
  );
}
