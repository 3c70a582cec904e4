import { usePreference } from "@fairhouse/client/preferences.ts";
import { useRecentBets } from "@fairhouse/client/use-play.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { isRisk, type Risk } from "../../shared/rules/risks.ts";
import { useInstantTable } from "../../shared/screen/instant/use-instant-table.ts";
import { useMovingResults } from "../../shared/screen/instant/use-moving-results.ts";
import type { PlinkoBet, PlinkoOutcome } from "../rules/plinko.ts";
import { type Board, bucketOf, isRows, paysOf, ROWS, type Rows } from "../rules/tables.ts";
import { autoPlay } from "./auto-play.ts";
import { plinkoWords } from "./words/words.ts";

/** Provides the state and the actions of the screen. A falling ball does not delay the next bet. */
export function usePlinko() {
  const words = plinkoWords.useWords();
  const { multiplier } = useFormats();
  const [risk, setRisk] = usePreference<Risk>("plinko:risk", "medium", isRisk);
  const [rows, setRows] = usePreference<Rows>("plinko:rows", 12, isRows);
  const bounds = { least: ROWS[0], most: ROWS[8], decimals: 0 } as const;
  const table = useInstantTable<PlinkoBet, PlinkoOutcome, Board>("plinko", {
    autoPlay,
    setup: { risk, rows },
    options: [{ name: "rows", label: words.rows, ...bounds, value: rows, set: setRows }],
    saidOf: ({ bet, outcome }) => words.landed(multiplier(paysOf(bet, outcome.path))),
  });
  const { moving, last, rested } = useMovingResults(table);
  const past = useRecentBets(table.recent);
  const board = moving[0]?.bet ?? table.setup;
  const onBoard = last !== null && last.bet.risk === board.risk && last.bet.rows === board.rows;
  return {
    ...table,
    board,
    /** A board stays fixed while balls fall through it. */
    fixed: table.asleep || moving.length > 0,
    setRisk,
    setRows,
    balls: moving.map(({ id, outcome }) => ({ id, path: outcome.path })),
    /** Balls that have landed, newest first. */
    past: past.map(({ id, stake, payout, outcome }) => ({
      id,
      path: outcome.path,
      paid: Math.floor((payout * 100) / stake),
    })),
    /** The bucket of the last ball. */
    lit: onBoard ? bucketOf(last.outcome.path) : null,
    rested,
  };
}
