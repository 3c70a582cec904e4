import { ChipPlayers } from "../../shared/screen/live/chip-players.tsx";
import { isPosition } from "../rules/positions.ts";
import { useLiveCardName } from "./live-card.tsx";
import { useFaceText } from "./use-face-text.ts";
import type { LiveHiloTable } from "./use-live-hilo.ts";
import { hiloWords } from "./words/words.ts";

/** The players of this round with their bets. */
export function LiveHiloPlayers({ table: { live } }: { readonly table: LiveHiloTable }) {
  const words = hiloWords.useWords();
  const nameOf = useLiveCardName();
  return (
    <ChipPlayers
      table={live}
      isPosition={isPosition}
      textOf={useFaceText()}
      resultOf={({ card }) => words.came(nameOf(card))}
    />
  );
}
