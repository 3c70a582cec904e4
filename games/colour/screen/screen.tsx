import type { ResultTone } from "@fairhouse/ui/game/recent-results.tsx";
import { lazy, Suspense } from "react";
import { NextRound } from "../../shared/screen/live/next-round.tsx";
import { RoundChips } from "../../shared/screen/live/past/round-chips.tsx";
import { useBettingSays } from "../../shared/screen/live/use-betting-says.ts";
import { GamePage } from "../../shared/screen/page/game-page.tsx";
import { type Hotkey, type Hotkeys, useGameHotkeys } from "../../shared/screen/page/hotkeys.ts";
import { BESIDE, useMedia } from "../../shared/screen/use-media.ts";
import type { ColourOutcome } from "../rules/colour.ts";
import { coloursOf, NUMBERS, type Position } from "../rules/terms.ts";
import { About } from "./about.tsx";
import { ColourDock, ColourPanel, ColourSheet } from "./colour-panel.tsx";
import { ColourPlayers } from "./players.tsx";
import { ColourStage } from "./stage.tsx";
import { type ColourTable, useColour } from "./use-colour.ts";
import { useDigitName, usePositionName } from "./use-names.ts";
import { colourWords } from "./words/words.ts";

const PastPeriods = lazy(() => import("./past/past-periods.tsx"));

/** Shows the game of colour: panel, period with its draw, board, and below them past periods and players. */
export default function ColourScreen() {
  const words = colourWords.useWords();
  const table = useColour();
  const { live } = table;
  const beside = useMedia(BESIDE);
  const chipOf = useChipOf();
  const keys = useColourKeys(table);
  return (
    <GamePage
      game="colour"
      table={live.table}
      title={words.title}
      About={About}
      keys={keys}
      recent={<RoundChips table={live} label={words.recent} emptyText={words.noRecent} chipOf={chipOf} />}
      panel={beside ? <ColourPanel table={table} keys={keys} /> : <ColourSheet table={table} />}
      dock={!beside && <ColourDock table={table} />}
      stage={<ColourStage table={table} />}
      note={<NextRound commitment={live.round?.commitment} />}
      after={
        // Data fetched for one table must not be shown for another.
        <div key={live.table} className="mt-3 grid grid-cols-[minmax(0,1fr)] items-start gap-3 md:mt-4 md:gap-4">
          <div className="surface-panel min-h-96 p-3 md:p-4">
            <Suspense>
              <PastPeriods live={live} />
            </Suspense>
          </div>
          {!beside && (
            <div className="surface-panel p-3">
              <ColourPlayers table={table} />
            </div>
          )}
        </div>
      }
      overlay={table.overlay}
      winAt="above"
      says={useSaid(table)}
    />
  );
}

/** Returns a function that shows a digit as a chip in its colours. */
function useChipOf() {
  const nameOf = useDigitName();
  return ({ digit }: ColourOutcome) => ({ text: String(digit), tone: chipTone(digit), name: nameOf(digit) });
}

function chipTone(digit: number): ResultTone {
  const [whole, half] = coloursOf(digit);
  if (whole === "green") return half === undefined ? "green" : "green-violet";
  return half === undefined ? "red" : "red-violet";
}

/**
 * Returns the announcement for screen readers: open orders, the lock, the digit that came, and the result of the
 * player's orders.
 */
function useSaid({ live, landed, digit, locked, overlay }: ColourTable): string {
  const words = colourWords.useWords();
  const nameOf = useDigitName();
  const betting = useBettingSays(live);
  if (locked && !landed) return words.lockedSaid;
  if (!landed || digit === null) return betting;
  return live.own.tickets.some(({ roundId, id }) => roundId === live.round?.id && id === overlay.of)
    ? overlay.announcement
    : words.came(nameOf(digit));
}

function useColourKeys(table: ColourTable): Hotkeys {
  const words = colourWords.useWords();
  const nameOf = usePositionName();
  const key = (code: string, on: Position): Hotkey => ({
    code,
    text: nameOf(on),
    hint: nameOf(on),
    act: () => table.choose(on),
  });
  const numbers = NUMBERS.map(
    (on, digit): Hotkey => ({
      ...key(`Digit${digit}`, on),
      text: words.keyNumbers,
      hint: words.keyNumbers,
      untold: digit > 0,
    }),
  );
  return useGameHotkeys({
    playing: table.auto.running,
    amount: table.amount,
    bet() {
      if (table.problem !== null) return;
      if (table.autoMode) table.startAuto();
      else table.bet();
    },
    choices: [
      ...numbers,
      key("KeyG", "green"),
      key("KeyV", "violet"),
      key("KeyR", "red"),
      key("KeyL", "small"),
      key("KeyB", "big"),
      { code: "KeyC", text: words.keyBack, hint: words.keyBack, act: () => table.takeBack?.() },
    ],
  });
}

export { About };
