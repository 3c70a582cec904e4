import type { HandPlay } from "@fairhouse/client/hand/hand-play.ts";
import { usePreference } from "@fairhouse/client/preferences.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { isOneOf } from "../../shared/rules/is-one-of.ts";
import { isPick, type Pick } from "../../shared/screen/hand/pick-choice.tsx";
import { useCashOutTable } from "../../shared/screen/hand/use-cash-out-table.ts";
import { emptyScene, hasScored, pathOn, randomPath, sceneOf } from "../drawing/pitch-model.ts";
import type { GoalMove } from "../rules/goal.ts";
import type { GoalBet, GoalView } from "../rules/hand.ts";
import { PITCHES, SIZES, type Size } from "../rules/pitches.ts";
import { autoPlay, columnsOf, type GoalSetup } from "./auto-play.ts";
import { goalShow, type Shown } from "./hand-show.ts";
import { soundOf } from "./sound.ts";
import { goalWords } from "./words/words.ts";

const isSize = isOneOf(SIZES);
const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 1;
const isPath = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((row) => Number.isInteger(row) && row >= 0 && row < PITCHES.big.rows);

const DEFAULT_COUNT = 3;

/** Provides the state and the actions of the goal screen. */
export function useGoal() {
  const words = goalWords.useWords();
  const [size, setSize] = usePreference<Size>("goal:size", "medium", isSize);
  const [kept, setPath] = usePreference<readonly number[]>("goal:path", [], isPath);
  const [pick, setPick] = usePreference<Pick>("goal:pick", "chosen", isPick);
  const [count, setCount] = usePreference("goal:count", DEFAULT_COUNT, isCount);
  const { columns } = PITCHES[size];
  const wonTextOf = (view: GoalView) => (hasScored(view) ? words.scored : undefined);
  const path = pathOn(size, kept);

  const table = useCashOutTable<GoalBet, GoalMove, GoalView, Shown, GoalSetup>("goal", {
    show: goalShow,
    onStep: soundOf,
    lostText: words.saved,
    wonTextOf,
    playAuto,
    setup: { size, pick, path, count },
  });
  const { play, state, lying, shown, open, autoMode, auto } = table;
  const { hand } = state;

  // The next kick waits until the last ball has come to rest and counts.
  const flying = shown.seen < shown.kicked || (hand !== null && hand.view.picks.length > shown.seen);
  const canPick = open && !flying && state.moves.length === 0 && !auto.running;
  const choosing = autoMode && pick === "chosen" && !auto.running && !open;
  const ahead = state.moves.flatMap((move) => ("pick" in move ? [move.pick] : []));
  /** The pitch on the stage: that of the hand, or the one chosen for the next. */
  const pitch = PITCHES[lying === null ? size : lying.bet.size];

  const kick = (row: number) => {
    if (canPick && row < pitch.rows) play.move({ pick: row });
  };
  const changePath = (next: readonly number[]) => {
    table.clear();
    setPath(next);
  };
  return {
    ...table,
    size,
    setSize(chosen: Size) {
      setSize(chosen);
      table.clear();
    },
    pitch,
    wonText: table.view === null ? undefined : wonTextOf(table.view),
    scene:
      lying !== null && hand !== null
        ? sceneOf(hand.view, shown.handId === hand.id ? shown : goalShow.nothing)
        : emptyScene(size, autoMode && pick === "chosen" ? path : []),
    /** The column to be played or chosen next; null if there is none. */
    column: choosing
      ? columnAfter(path, columns)
      : lying === null
        ? 0
        : open
          ? columnAfter(lying.picks, pitch.columns)
          : null,
    choosing,
    canPick,
    /** The row being sent to the house. */
    ahead: ahead[0] ?? null,
    flying,
    canCashOut: table.canCashOut && !flying && state.moves.length === 0,
    path,
    choose(row: number) {
      if (path.length < columns) changePath([...path, row]);
    },
    undo: () => changePath(path.slice(0, -1)),
    clearPath: () => changePath([]),
    pick,
    setPick,
    count: Math.min(count, columns),
    setCount,
    kick,
    kickRandom: () => kick(Math.floor(Math.random() * pitch.rows)),
    bet: () => void play.start({ amount: table.amount.value, size }, table.amount.value),
  };
}

/** Plays one automatic hand with all its moves at once, as they depend on nothing that is revealed. */
function playAuto(play: HandPlay<GoalBet, GoalMove, GoalView>, stake: Money, setup: GoalSetup) {
  const { size, pick, path } = setup;
  const count = columnsOf(setup);
  const rows = pick === "chosen" ? path.slice(0, count) : randomPath(size, count, Math.random);
  const moves: GoalMove[] = rows.map((row) => ({ pick: row }));
  // The last column pays on its own.
  if (count < PITCHES[size].columns) moves.push({ cashOut: true });
  return play.start(autoPlay.bet(stake, setup), stake, moves);
}

/** Returns the next column; null after the last. */
function columnAfter(rows: readonly number[], columns: number): number | null {
  return rows.length < columns ? rows.length : null;
}

export type GoalTable = ReturnType<typeof useGoal>;
