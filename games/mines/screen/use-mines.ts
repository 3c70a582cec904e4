import type { HandPlay } from "@fairhouse/client/hand/hand-play.ts";
import { usePreference } from "@fairhouse/client/preferences.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { isPick, type Pick } from "../../shared/screen/hand/pick-choice.tsx";
import { useCashOutTable } from "../../shared/screen/hand/use-cash-out-table.ts";
import { facesOf } from "../drawing/faces.ts";
import type { MinesBet, MinesMove, MinesView } from "../rules/mines.ts";
import { MAX_MINES, MIN_MINES } from "../rules/multipliers.ts";
import { autoPlay, type MinesSetup, tilesOf } from "./auto-play.ts";
import type { Mood } from "./board-frame.tsx";
import { coveredTiles, minesShow, mostTiles, randomTiles, type Shown } from "./board-model.ts";
import { minesWords } from "./words/words.ts";

const isMines = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= MIN_MINES && Number(value) <= MAX_MINES;
const isTiles = (value: unknown): value is readonly number[] =>
  Array.isArray(value) &&
  value.every((tile) => Number.isInteger(tile) && tile >= 0 && tile < 25) &&
  new Set(value).size === value.length;

const DEFAULT_MINES = 3;

/** Provides the state and the actions of the mines screen. */
export function useMines() {
  const words = minesWords.useWords();
  const [mines, setMines] = usePreference("mines:mines", DEFAULT_MINES, isMines);
  const [chosen, setChosen] = usePreference<readonly number[]>("mines:tiles", [], isTiles);
  const [pick, setPick] = usePreference<Pick>("mines:pick", "chosen", isPick);
  const [count, setCount] = usePreference("mines:count", 3, isMines);
  const most = mostTiles(mines);

  const setMinesAndTiles = (next: number) => {
    setMines(next);
    setChosen(chosen.slice(0, mostTiles(next)));
  };
  const table = useCashOutTable<MinesBet, MinesMove, MinesView, Shown, MinesSetup>("mines", {
    show: minesShow,
    onStep: soundOf,
    lostText: words.mineHit,
    playAuto,
    setup: { mines, pick, chosen, count },
    options: [
      {
        name: "mines",
        label: words.mines,
        least: MIN_MINES,
        most: MAX_MINES,
        decimals: 0,
        value: mines,
        set: setMinesAndTiles,
      },
    ],
  });
  const { play, state, view, lying, shown, open, phase } = table;
  const waitingTiles = state.moves.flatMap((move) => ("reveal" in move ? [move.reveal] : []));
  const free = view !== null && open ? coveredTiles(view, waitingTiles) : [];
  const reveal = (tile: number) => {
    if (free.includes(tile) && !table.leaving) play.move({ reveal: tile });
  };

  return {
    ...table,
    /** While automatic hands run, the mines of the next one, which a strategy may change. */
    mines: table.auto.setup.mines,
    setMines: setMinesAndTiles,
    chosen,
    toggleTile(tile: number) {
      table.clear();
      if (chosen.includes(tile)) setChosen(chosen.filter((other) => other !== tile));
      else if (chosen.length < most) setChosen([...chosen, tile]);
    },
    clearTiles: () => setChosen([]),
    pick,
    setPick,
    count: Math.min(count, most),
    setCount,
    most,
    waitingTiles,
    free,
    faces: facesOf(lying, shown),
    exploded: shown.hit ? (view?.hit ?? null) : null,
    last: view?.revealed[shown.gems - 1] ?? null,
    mood: moodOf(lying, shown, open || phase === "starting" || table.autoMode),
    bet: () => void play.start({ amount: table.amount.value, mines }, table.amount.value),
    reveal,
    revealRandom() {
      const tile = free[Math.floor(Math.random() * free.length)];
      if (tile !== undefined) reveal(tile);
    },
  };
}

/** Plays one automatic hand with all its moves at once, as they depend on nothing that is revealed. */
function playAuto(play: HandPlay<MinesBet, MinesMove, MinesView>, stake: Money, setup: MinesSetup) {
  const count = tilesOf(setup);
  const tiles = setup.pick === "chosen" ? setup.chosen.slice(0, count) : randomTiles(count, Math.random);
  const moves: MinesMove[] = tiles.map((tile) => ({ reveal: tile }));
  // The last gem pays on its own.
  if (count < mostTiles(setup.mines)) moves.push({ cashOut: true });
  return play.start(autoPlay.bet(stake, setup), stake, moves);
}

/** Plays the sounds of a step: a tile turns and its hidden side sounds; at the end all the others turn. */
function soundOf(shown: Shown): void {
  sounds.flip();
  if (shown.hit && !shown.field) sounds.burst();
  else if (shown.gems > 0 && !shown.field) sounds.reveal(shown.gems - 1);
}

/** Returns the mood of the board: lost with the mine, won once the field is open, idle before a bet. */
function moodOf(view: MinesView | null, shown: Shown, busy: boolean): Mood {
  if (view !== null && shown.hit) return "lost";
  if (view !== null && shown.field) return "won";
  return busy || view !== null ? "playing" : "idle";
}

export type MinesTable = ReturnType<typeof useMines>;
