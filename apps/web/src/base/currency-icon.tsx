import { useSession } from "@fairhouse/client/play-context.tsx";
import { CoinIcon } from "@fairhouse/ui/components/coin-icon.tsx";

/** The server's icon of the play coin if the operator has chosen nothing; the house draws its own instead. */
const OWN_COIN = "🪙";

/** The picture of the currency: the house's own coin, the operator's image, or their emoji. */
export function CurrencyIcon({ size }: { size: number }) {
  const icon = useSession((session) => session.currency.icon);
  if (icon.startsWith("/") || icon.startsWith("https://")) return <CoinIcon size={size} src={icon} />;
  // A plain name is not an emoji: our own coin is better than a word in its place.
  if (icon === OWN_COIN || /^[\w-]*$/.test(icon)) return <CoinIcon size={size} />;
  return (
    <span aria-hidden="true" style={{ fontSize: size, lineHeight: 1 }}>
      {icon}
    </span>
  );
}
