import { useCurrency } from "../format/currencies.ts";

/** The server's icon of the play coin if the operator has chosen nothing; the house draws its own instead. */
const OWN_COIN = "🪙";

export interface CurrencyIconProps {
  /** Id of the currency. */
  readonly currency: string;
  readonly size?: number | undefined;
}

/** The picture of a currency: the house's own coin, the operator's image, or their emoji. */
export function CurrencyIcon({ currency, size = 18 }: CurrencyIconProps) {
  const { icon } = useCurrency(currency);
  if (icon.startsWith("/") || icon.startsWith("https://")) return <img src={icon} alt="" width={size} height={size} />;
  // A plain name is not an emoji: our own coin is better than a word in its place.
  if (icon === OWN_COIN || /^[\w-]*$/.test(icon)) return <PlayCoin size={size} />;
  return (
    <span aria-hidden="true" style={{ fontSize: size, lineHeight: 1 }}>
      {icon}
    </span>
  );
}

/** The play coin: gold, lit from above, with the diamond of the house. */
function PlayCoin({ size }: { readonly size: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <circle cx="12" cy="12" r="11.5" fill="#b8690b" />
      <circle cx="12" cy="11.4" r="11.4" fill="#f5a524" />
      <circle cx="12" cy="11.4" r="8.6" fill="#d9820f" />
      <circle cx="12" cy="12" r="8.6" fill="#ffc24b" />
      <path d="M12 6.2 17.4 12 12 17.8 6.6 12Z" fill="#b8690b" />
      <path d="M12 7.4 16.3 12 12 16.6 7.7 12Z" fill="#fff0c2" />
      <path d="M3.2 8a9.6 9.6 0 0 1 17.6 0" fill="none" stroke="#fff" strokeOpacity=".55" strokeLinecap="round" />
    </svg>
  );
}
