import { useCoupText } from "../../shared/screen/baccarat/use-coup-text.ts";
import { ChipPlayers } from "../../shared/screen/live/chip-players.tsx";
import { coupOfHand } from "../rules/hand.ts";
import { isPosition } from "../rules/positions.ts";
import { useFaceText } from "./use-face-text.ts";
import type { LiveBaccaratTable } from "./use-live-baccarat.ts";

/** Lists the players with their positions. */
export function LiveBaccaratPlayers({ table: { live } }: { readonly table: LiveBaccaratTable }) {
  const coupText = useCoupText();
  return (
    <ChipPlayers
      table={live}
      isPosition={isPosition}
      textOf={useFaceText()}
      resultOf={({ cards }) => coupText(coupOfHand(cards))}
    />
  );
}
