import { useConnection } from "@fairhouse/client/play-context.tsx";
import { classes } from "@fairhouse/ui/classes.ts";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Hand, Layers2, Plus, SplitSquareHorizontal } from "lucide-react";
import { presses } from "../../shared/screen/press-series.ts";
import { gameWords } from "../../shared/screen/words/words.ts";
import { type MoveName, stakeOfMove } from "../rules/hand.ts";
import type { BlackjackTable } from "./use-blackjack.ts";
import { blackjackWords } from "./words/words.ts";

const icons = {
  hit: Plus,
  stand: Hand,
  double: Layers2,
  split: SplitSquareHorizontal,
  // The long names leave no room for an icon.
  insure: null,
  decline: null,
} as const;

/** The moves of an open hand; unavailable ones are disabled in place, which avoids layout shift under the finger. */
export function Moves({ table }: { readonly table: BlackjackTable }) {
  const words = blackjackWords.useWords();
  const asking = table.view?.insurance.status === "offered";
  const shown: readonly MoveName[] = asking ? ["insure", "decline"] : ["hit", "stand", "double", "split"];
  return (
    <fieldset
      aria-label={words.movesLabel}
      // On phones always as high as the bet button and the row below it, so that the table above stays as high.
      className="grid grid-cols-2 gap-2.5 max-md:grid-rows-[auto_3rem] max-md:short:gap-2"
    >
      {shown.map((move) => (
        <MoveButton key={move} table={table} move={move} />
      ))}
    </fieldset>
  );
}

function MoveButton({ table, move }: { readonly table: BlackjackTable; readonly move: MoveName }) {
  const words = blackjackWords.useWords();
  const shared = gameWords.useWords();
  const { money } = useFormats();
  const currency = useCurrencyInPlay();
  const offline = useConnection() === "offline";
  const offered = table.moves.includes(move);
  const cost = table.view === null ? 0 : stakeOfMove(table.view.bet, move);
  const Icon = icons[move];
  const waiting = table.state.moves.some(({ play }) => play === move);
  return (
    <Button
      // This button takes the place of the large one that dealt the hand.
      data-play-button={move === "hit" || move === "decline" ? "" : undefined}
      variant={move === "hit" || move === "decline" ? "play" : move === "stand" ? "accent" : "neutral"}
      size="lg"
      block
      icon={Icon && <Icon size={20} aria-hidden="true" />}
      loading={waiting}
      disabled={!offered}
      disabledReason={offline ? shared.offline : offered && !table.covers(move) ? words.notCovered : null}
      aria-label={cost > 0 ? words.costs(words.moves[move], money(cost, currency)) : undefined}
      onClick={({ detail }) => presses.isMeant(move, detail) && table.move(move)}
      // Keeps the focus where it was on a click: after "Double" the space bar still hits.
      onMouseDown={(event) => event.preventDefault()}
      className={classes(
        "px-3!",
        move === "double" || move === "split" ? "max-md:min-h-12!" : "max-md:short:min-h-12!",
        table.advice?.move === move && "bj-advised",
      )}
    >
      {words.moves[move]}
    </Button>
  );
}
