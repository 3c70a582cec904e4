import { useCurrency, useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { formatCompact } from "@fairhouse/ui/format/money.ts";
import { chipLookOf, rimPath } from "@fairhouse/ui/game/chip-art.ts";

/** Draws a chip on the cloth: small, so its figures fill its face. Decorative. */
export function TableChip({ amount, className }: { readonly amount: number; readonly className?: string }) {
  const currency = useCurrencyInPlay();
  const look = chipLookOf(amount);
  const text = formatCompact(amount, "en", useCurrency(currency));
  return (
    <svg viewBox="0 0 48 50" aria-hidden="true" className={className}>
      <circle cx="24" cy="26.5" r="23.5" fill={look.dark} />
      <circle cx="24" cy="24" r="23.5" fill={look.body} />
      <path d={rimPath(look)} fill={look.edge} />
      <circle cx="24" cy="24" r="19" fill={look.body} />
      <text
        x="24"
        y="24.6"
        fill={look.ink}
        fontSize={text.length > 4 ? 11.5 : text.length > 3 ? 14 : text.length > 2 ? 17 : 20}
        fontWeight="800"
        textAnchor="middle"
        dominantBaseline="central"
      >
        {text}
      </text>
    </svg>
  );
}
