import { Money } from "@fairhouse/ui/components/money.tsx";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { BESIDE, useMedia } from "../../shared/screen/use-media.ts";
import type { SettledSpin } from "../facts.ts";
import { positionOf } from "../rules/positions.ts";
import { Cloth } from "./cloth.tsx";
import { colourOf } from "./pocket-tone.ts";
import { nameOf } from "./position-words.ts";
import { spotsOf } from "./table-geometry.ts";
import { rouletteWords } from "./words/words.ts";

/** Names the drawn pocket: "7 Red". */
export function useResultName({ pocket }: SettledSpin): string {
  const words = rouletteWords.useWords();
  const { whole } = useFormats();
  return words.result(words[colourOf(pocket)], whole(pocket));
}

/** Returns a spin in words, for players who cannot see its picture. */
export function useSpinLabel(spin: SettledSpin): string {
  const result = useResultName(spin);
  const { listed } = useFormats();
  const nameOfPosition = usePositionName();
  return `${result}. ${listed(spin.winners.map(({ on }) => nameOfPosition(on)))}`;
}

/** Lists the winning positions with their profits. */
export function SpinCaption({ winners }: SettledSpin) {
  const words = rouletteWords.useWords();
  const currency = useCurrencyInPlay();
  const nameOfPosition = usePositionName();
  if (winners.length === 0) return <span>{words.noWinner}</span>;
  return winners.map(({ on, profit }) => (
    <span key={on} className="inline-flex items-baseline gap-1.5">
      <span className="font-semibold text-text">{nameOfPosition(on)}</span>
      <Money amount={profit} currency={currency} profit />
    </span>
  ));
}

/** Shows the table with the chips of a spin; once the pocket is drawn, winning chips are highlighted. */
export function SettledTable({ chips, drawn }: Pick<SettledSpin, "chips"> & { readonly drawn: number | null }) {
  const lying = useMedia(BESIDE);
  const stance = lying ? "lying" : "standing";
  return (
    <div className={`w-full ${lying ? "aspect-[14/4.8] max-w-3xl" : "aspect-[5/7] max-w-80"}`}>
      <Cloth stance={stance} spots={spotsOf(stance)} chips={chips} pointed={null} drawn={drawn} pace="animated" />
    </div>
  );
}

function usePositionName(): (on: string) => string {
  const words = rouletteWords.useWords();
  const formats = useFormats();
  return (on) => {
    const position = positionOf(on);
    return position === undefined ? on : nameOf(position, words, formats);
  };
}
