import { useSession } from "@fairhouse/client/play-context.tsx";
import { CoinIcon } from "@fairhouse/ui/components/coin-icon.tsx";

/** What the server calls the play coin when the operator has chosen nothing; the house draws its own. */
const OWN_COIN = "🪙";

/** The picture of the currency: the house's own coin, the operator's image, or their emoji. */
export function CurrencyIcon({ size }: { size: number }) {
  const icon = useSession((session) => session.currency.icon);
  if (icon.startsWith("/") || icon.startsWith("https://")) return <CoinIcon size={size} src={icon} />;
  // A plain name is no emoji: better our own coin than a word in its place.
  if (icon === OWN_COIN || /^[\w-]*$/.test(icon)) return <CoinIcon size={size} />;
  return (
    <span aria-hidden="true" style={{ fontSize: size, lineHeight: 1 }}>
      {icon}
    </span>
  );
}
