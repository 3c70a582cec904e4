import { RefreshCw } from "lucide-react";
import { usePace } from "../../shared/screen/use-pace.ts";
import { ladderOf } from "../drawing/ladder.ts";
import { CardTable, type Mood, type PileCard } from "./card-table.tsx";
import { Choices } from "./choices.tsx";
import { Ladder } from "./ladder.tsx";
import type { HiloTable } from "./use-hilo.ts";
import { hiloWords } from "./words/words.ts";

/** The shoe, the card, both guesses, and below them the hand so far. */
export function HiloStage({ table }: { readonly table: HiloTable }) {
  const words = hiloWords.useWords();
  const pace = usePace();
  const { lying } = table;
  return (
    <div className="hilo-stage">
      <CardTable pile={pileOf(table)} mood={moodOf(table)} pace={pace}>
        {table.canReplace && (
          <button type="button" onClick={table.replace} className="hilo-replace">
            <RefreshCw size={16} aria-hidden="true" className="shrink-0" />
            <span>{words.replace}</span>
          </button>
        )}
      </CardTable>
      <Choices table={table} />
      <Ladder cards={lying === null ? [] : ladderOf(lying)} />
    </div>
  );
}

/** Returns the cards of the pile. The last card but one stays below until the last has turned over. */
function pileOf({ lying, onTable, state, shown, first }: HiloTable): readonly PileCard[] {
  const { hand } = state;
  if (lying === null || hand === null || shown.handId !== hand.id) {
    return [{ id: `first ${onTable ?? "unknown"}`, card: onTable, enter: onTable === null ? null : "turn" }];
  }
  const places = shown.cards === 1 ? [0] : [shown.cards - 2, shown.cards - 1];
  return places.map((place) => ({
    // A chosen first card is on the table already.
    id: place === 0 && first === "shown" ? `first ${hand.view.cards[0]}` : `${hand.id} ${place}`,
    card: hand.view.cards[place] ?? null,
    enter: place === 0 ? (first === "shown" ? null : "turn") : "deal",
  }));
}

function moodOf({ lying, open, phase, autoMode }: HiloTable): Mood {
  if (lying === null) return phase === "starting" || autoMode ? "playing" : "idle";
  if (lying.lost) return "lost";
  if (!open) return "won";
  return lying.turns.at(-1) === undefined || lying.turns.at(-1) === "skip" ? "playing" : "right";
}
