import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { ChipPlayers } from "../../shared/screen/live/chip-players.tsx";
import { isPosition } from "../rules/positions.ts";
import { useLiveCardName } from "./live-card.tsx";
import { usePositionNames } from "./position-names.ts";
import type { LiveHiloTable } from "./use-live-hilo.ts";
import { hiloWords } from "./words/words.ts";

/** The players of this round with their bets. */
export function LiveHiloPlayers({ table: { live } }: { readonly table: LiveHiloTable }) {
  const words = hiloWords.useWords();
  const names = usePositionNames();
  const { whole } = useFormats();
  const nameOf = useLiveCardName();
  return (
    <ChipPlayers
      table={live}
      isPosition={isPosition}
      textOf={(largest, others) => (others === 0 ? names[largest] : words.face(names[largest], whole(others)))}
      resultOf={({ card }) => words.came(nameOf(card))}
    />
  );
}
