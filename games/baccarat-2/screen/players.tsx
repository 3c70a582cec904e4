import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useCoupText } from "../../shared/screen/baccarat/use-coup-text.ts";
import { ChipPlayers } from "../../shared/screen/live/chip-players.tsx";
import { coupOfHand } from "../rules/hand.ts";
import { isPosition } from "../rules/positions.ts";
import type { LiveBaccaratTable } from "./use-live-baccarat.ts";
import { usePositionNames } from "./use-position-names.ts";

/** Lists the players with their positions. */
export function LiveBaccaratPlayers({ table: { live } }: { readonly table: LiveBaccaratTable }) {
  const names = usePositionNames();
  const { whole } = useFormats();
  const coupText = useCoupText();
  return (
    <ChipPlayers
      table={live}
      isPosition={isPosition}
      textOf={(largest, others) => (others === 0 ? names[largest] : `${names[largest]} +${whole(others)}`)}
      resultOf={({ cards }) => coupText(coupOfHand(cards))}
    />
  );
}
