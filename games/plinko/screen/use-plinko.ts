import type { InstantResult } from "@fairhouse/client/instant.ts";
import { usePreference } from "@fairhouse/client/preferences.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useState } from "react";
import { isRisk, type Risk } from "../../shared/rules/risks.ts";
import { useInstantTable } from "../../shared/screen/instant/use-instant-table.ts";
import { useRun } from "../../shared/screen/use-run.ts";
import { gameWords } from "../../shared/screen/words/words.ts";
import type { PlinkoBet, PlinkoOutcome } from "../rules/plinko.ts";
import { type Board, bucketOf, bucketsOf, isRows, MAX_ROWS, MIN_ROWS } from "../rules/tables.ts";
import { autoPlay } from "./auto-play.ts";
import { plinkoWords } from "./words/words.ts";

type Result = InstantResult<PlinkoBet, PlinkoOutcome>;

/** A ball in the air, and what to call when it has landed. */
interface Falling {
  readonly result: Result;
  readonly landed: () => boolean;
}

/** Everything that the screen shows and does. A ball that falls does not keep the next one waiting. */
export function usePlinko() {
  const words = plinkoWords.useWords();
  const shared = gameWords.useWords();
  const { multiplier } = useFormats();
  const [risk, setRisk] = usePreference<Risk>("plinko:risk", "medium", isRisk);
  const [rows, setRows] = usePreference<number>("plinko:rows", 12, isRows);
  const [balls, setBalls] = useState<readonly Falling[]>([]);
  const [last, setLast] = useState<Result | null>(null);
  const saidOf = ({ bet, outcome }: Result) => words.landed(multiplier(bucketsOf(bet)[bucketOf(outcome.path)] ?? 0));
  const option = {
    name: "rows",
    label: words.rows,
    least: MIN_ROWS,
    most: MAX_ROWS,
    decimals: 0,
    value: rows,
    set: setRows,
  } as const;
  const table = useInstantTable<PlinkoBet, PlinkoOutcome, Board>("plinko", {
    autoPlay,
    setup: { risk, rows },
    options: [option],
    saidOf,
  });
  const { play, overlay, revealing } = table;
  useRun(revealing?.id ?? null, () => {
    if (revealing === null) return;
    const ball = { result: revealing, landed: play.handOver() };
    setBalls((falling) => [...falling, ball]);
  });
  const board = balls[0]?.result.bet ?? table.setup;
  const onBoard = last !== null && last.bet.risk === board.risk && last.bet.rows === board.rows;
  return {
    ...table,
    board,
    boardName: words.board(shared.risks[board.risk], board.rows),
    /** A board that balls fall through stays as it is. */
    fixed: table.asleep || balls.length > 0,
    setRisk,
    setRows,
    balls: balls.map(({ result }) => ({ id: result.id, path: result.outcome.path })),
    /** The bucket of the last ball. */
    lit: onBoard ? bucketOf(last.outcome.path) : null,
    land(id: string) {
      const ball = balls.find(({ result }) => result.id === id);
      setBalls((falling) => falling.filter(({ result }) => result.id !== id));
      if (ball === undefined || !ball.landed()) return;
      const { stake, payout } = ball.result;
      setLast(ball.result);
      overlay.show({ id, stake, payout, said: saidOf(ball.result) });
    },
  };
}

export type PlinkoTable = ReturnType<typeof usePlinko>;
