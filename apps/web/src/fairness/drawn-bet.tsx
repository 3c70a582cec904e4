import type { BetPage } from "@fairhouse/protocol/play.ts";
import { CurrencyInPlayContext } from "@fairhouse/ui/format/currencies.ts";
import { gameOf } from "../base/games.ts";
import { usePicture } from "../page/use-picture.ts";

/** The result of a bet as its game draws it; nothing for bets that are not drawn, which the facts tell in full. */
export function DrawnBet({ page }: { readonly page: BetPage }) {
  const { game: id, currencyId } = page.bet;
  const game = gameOf(id);
  const { module } = usePicture(id);
  if (module === null || !module.draws(page)) return null;
  const Still = module.default;
  return (
    <CurrencyInPlayContext value={currencyId}>
      <div
        style={game && { "--stage-light": game.colours[0] }}
        className="surface-stage grid grid-cols-[minmax(0,1fr)] gap-4 rounded-panel p-4 max-sm:-mx-4 max-sm:p-2 md:p-6"
      >
        <Still page={page} />
      </div>
    </CurrencyInPlayContext>
  );
}
