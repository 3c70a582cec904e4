import type { Money } from "@fairhouse/kernel/money.ts";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import type { GameId } from "../../../catalog.ts";
import type { ShownOf } from "./show.ts";
import { type AnyHandView, type HandParts, type HandTable, useHandTable } from "./use-hand-table.ts";

/** The common part of all hands with cash-out. */
interface CashOutView extends AnyHandView {
  /** The current or final multiplier in hundredths. */
  readonly multiplier: number | null;
  /** The amount that cashing out returns now; null if it is not possible. */
  readonly cashOut: Money | null;
}

interface CashOut {
  readonly cashOut: true;
}

type CashOutParts<Bet, Move, View, Shown extends ShownOf, Setup extends object> = Omit<
  HandParts<Bet, Move, View, Shown, Setup>,
  "endOf"
> & {
  /** Text for a lost hand. */
  readonly lostText: string;
  /** Returns the text for a hand that was won in another way than by cashing out. */
  readonly wonTextOf?: (view: View) => string | undefined;
};

/** Provides the table of a game whose hands end by cashing out, or by losing everything. */
export function useCashOutTable<
  Bet,
  Move extends object,
  View extends CashOutView,
  Shown extends ShownOf,
  Setup extends object = object,
>(game: GameId, { lostText, wonTextOf, ...parts }: CashOutParts<Bet, Move | CashOut, View, Shown, Setup>) {
  const table = useHandTable<Bet, Move | CashOut, View, Shown, Setup>(game, {
    ...parts,
    endOf: (view, { payout }) =>
      payout > 0
        ? { said: wonTextOf?.(view), hundredths: view.multiplier ?? undefined, sound: sounds.cashOut }
        : { said: lostText },
  });
  const { play, state, view, open } = table;
  const leaving = state.moves.some((move) => "cashOut" in move);
  return {
    ...table,
    canCashOut: open && view !== null && view.cashOut !== null && !leaving,
    cashOut: () => play.move({ cashOut: true }),
    /** True while a cash-out is on its way. */
    leaving,
    /** True while a start or a cash-out is on its way. */
    waiting: table.waiting || leaving,
  };
}

/** The part of such a table that shared components need. */
export type CashOutTable = HandTable &
  Pick<ReturnType<typeof useCashOutTable>, "canCashOut" | "cashOut"> & {
    readonly view: { readonly cashOut: Money | null } | null;
  };
