import { Money } from "@fairhouse/ui/components/money.tsx";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { AutoButton } from "../../../shared/screen/panel/auto-button.tsx";
import { ForPlayers } from "../../../shared/screen/panel/for-players.tsx";
import { PlayButton } from "../../../shared/screen/panel/play-button.tsx";
import type { ColourTable } from "../use-colour.ts";
import { usePositionName } from "../use-names.ts";
import { colourWords } from "../words/words.ts";

/** Orders the chosen position in this period or the next; or starts and stops automatic orders. */
export function OrderButton({ table }: { readonly table: ColourTable }) {
  return (
    <ForPlayers game="colour">
      <PlayersButton table={table} />
    </ForPlayers>
  );
}

function PlayersButton({ table }: { readonly table: ColourTable }) {
  const words = colourWords.useWords();
  const currency = useCurrencyInPlay();
  const nameOf = usePositionName();
  const { live, on, stake, problem, slow } = table;
  if (table.autoMode) {
    return <AutoButton auto={table.auto} onStart={table.startAuto} slow={slow} reason={problem} />;
  }
  const now = live.face.kind === "betting" && !table.locked;
  return (
    <PlayButton does="bet" onPress={table.bet} reason={problem} disabled={live.face.kind === "loading"}>
      <span className="grid justify-items-center leading-tight text-balance whitespace-normal">
        <span>{now ? words.bet(nameOf(on)) : words.betNext(nameOf(on))}</span>
        <Money amount={stake} currency={currency} className="text-sm" />
      </span>
    </PlayButton>
  );
}
