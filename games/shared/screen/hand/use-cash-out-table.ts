import type { Money } from "@fairhouse/kernel/money.ts";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import type { GameId } from "../../../catalog.ts";
import type { ShownOf } from "./show.ts";
import { type HandParts, type HandTable, useHandTable } from "./use-hand-table.ts";

/** What every hand that can be cashed out tells of itself. */
interface CashOutView {
  readonly closed: boolean;
  /** Hundredths that it pays now, or paid. */
  readonly multiplier: number | null;
  /** What cashing out now returns; null when that is not possible. */
  readonly cashOut: Money | null;
}

interface CashOut {
  readonly cashOut: true;
}

type CashOutParts<Bet, Move, View, Shown extends ShownOf, Setup extends object> = Omit<
  HandParts<Bet, Move, View, Shown, Setup>,
  "endOf"
> & {
  /** How a hand is lost, in words. */
  readonly lostText: string;
};

/** The table of a game whose hands end when their player cashes out, or lose everything. */
export function useCashOutTable<
  Bet,
  Move extends object,
  View extends CashOutView,
  Shown extends ShownOf,
  Setup extends object = object,
>(game: GameId, { lostText, ...parts }: CashOutParts<Bet, Move | CashOut, View, Shown, Setup>) {
  const table = useHandTable<Bet, Move | CashOut, View, Shown, Setup>(game, {
    ...parts,
    endOf: ({ multiplier }, { payout }) =>
      payout > 0 ? { hundredths: multiplier ?? undefined, sound: sounds.cashOut } : { said: lostText },
  });
  const { play, state, view, open } = table;
  const leaving = state.moves.some((move) => "cashOut" in move);
  return {
    ...table,
    canCashOut: open && view !== null && view.cashOut !== null && !leaving,
    cashOut: () => play.move({ cashOut: true }),
    /** A cash-out is on its way. */
    leaving,
    /** A start or a cash-out is on its way. */
    waiting: table.waiting || leaving,
  };
}

/** What the shared parts of such a screen need to know of its table. */
export type CashOutTable = HandTable &
  Pick<ReturnType<typeof useCashOutTable>, "canCashOut" | "cashOut"> & {
    readonly view: { readonly cashOut: Money | null } | null;
  };
