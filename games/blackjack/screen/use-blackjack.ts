import { useSession } from "@fairhouse/client/play-context.tsx";
import { useFlag } from "@fairhouse/client/preferences.ts";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useAutoMoves } from "../../shared/screen/hand/use-auto-moves.ts";
import { useHandTable } from "../../shared/screen/hand/use-hand-table.ts";
import type { BlackjackMove } from "../rules/blackjack.ts";
import { type BlackjackBet, type MoveName, stakeOfMove } from "../rules/hand.ts";
import { adviceOn } from "../rules/strategy.ts";
import type { BlackjackView } from "../rules/view.ts";
import { autoPlay } from "./auto-play.ts";
import { viewAfter } from "./beats.ts";
import { useEndText } from "./end-text.ts";
import { beatNow, blackjackShow, type Shown } from "./hand-show.ts";
import { useSidesText } from "./side-text.ts";
import { soundOf } from "./table-sounds.ts";
import { useSides } from "./use-sides.ts";

/** Delay between two automatic moves. */
const THINK_MS = 320;

/** Provides the state and the actions of the blackjack screen. */
export function useBlackjack() {
  const [hinting, setHinting] = useFlag("blackjack:hint");
  const endText = useEndText();
  const sidesText = useSidesText();
  const table = useHandTable<BlackjackBet, BlackjackMove, BlackjackView, Shown>("blackjack", {
    show: blackjackShow,
    onStep: soundOf,
    endOf: (view, { stake, payout }) => ({
      said: view.sides === undefined ? endText(view) : `${endText(view)}. ${sidesText(view.sides)}`.replace(/\.$/, ""),
      // A push is neither won nor lost.
      sound: payout === stake ? sounds.chip : undefined,
    }),
    playAuto: (play, stake) => play.start(autoPlay.bet(stake, {}), stake),
    setup: {},
  });
  const { play, state, open, view, shown, auto } = table;
  const sides = useSides("blackjack", table.amount);
  const amount = table.autoMode ? table.amount : sides.amount;
  const lies = table.lying !== null && state.hand !== null && shown.handId === state.hand.id ? state.hand : null;

  const balance = useSession((facts) => facts.balance);
  const free = open && view !== null && view.moves.length > 0 && state.moves.length === 0;
  const covers = (move: MoveName) => view !== null && stakeOfMove(view.bet, move) <= balance;
  const refused = state.error !== null;
  useAutoMoves({
    free: free && auto.running,
    refused,
    thinkMs: THINK_MS,
    onMove() {
      if (view === null) return;
      // The alternative move is played where the balance or a limit forbids an added stake.
      const moves = view.moves.filter((move) => covers(move) && !(refused && stakeOfMove(view.bet, move) > 0));
      const advice = adviceOn({ ...view, moves });
      if (advice !== null) play.move({ play: advice.move });
    },
  });
  return {
    ...table,
    amount,
    sides,
    hinting,
    setHinting,
    /** The best move now, for players who turned the hint on. */
    advice: hinting && free && view !== null ? adviceOn(view) : null,
    /** Moves possible now. */
    moves: free && !auto.running && view !== null ? view.moves : [],
    covers,
    move(made: MoveName) {
      if (free && !auto.running && view?.moves.includes(made) && covers(made)) play.move({ play: made });
    },
    /** The cards on the table, including one that is still turning over. */
    laid: lies === null ? null : viewAfter(lies.view, shown.begun),
    handId: lies?.id ?? "none",
    beat: lies === null ? null : beatNow(lies.view, shown),
    bet() {
      if (sides.problem !== null) return;
      void play.start({ amount: amount.value, ...sides.stakes }, amount.value + sides.total);
    },
  };
}

export type BlackjackTable = ReturnType<typeof useBlackjack>;
