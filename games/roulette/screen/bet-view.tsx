import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { BetViewModule, BetViewProps } from "../../shared/screen/bet-view.ts";
import { BetFigure } from "../../shared/screen/panel/bet-figure.tsx";
import { type SettledSpin, settledSpinOf } from "../facts.ts";
import { pocketTone } from "./pocket-tone.ts";
import { SettledTable, SpinCaption, useResultName, useSpinLabel } from "./settled-table.tsx";

export const draws: BetViewModule["draws"] = (page) => settledSpinOf(page) !== null;

/** Shows the drawn pocket, and the table with its chips. */
export default function RouletteBetView({ page }: BetViewProps) {
  const spin = settledSpinOf(page);
  return spin && <SpinResult spin={spin} />;
}

function SpinResult({ spin }: { readonly spin: SettledSpin }) {
  const { whole } = useFormats();
  const { pocket, chips } = spin;
  return (
    <BetFigure label={useSpinLabel(spin)} caption={<SpinCaption {...spin} />}>
      <p className="mb-5 flex items-center gap-3.5 text-lg font-semibold">
        <span
          className={`tabular grid size-16 place-items-center rounded-full border-3 border-[#e8c27a] text-2xl font-bold text-white shadow-float ${pocketTone(pocket).fill}`}
        >
          {whole(pocket)}
        </span>
        {useResultName(spin)}
      </p>
      <SettledTable chips={chips} drawn={pocket} />
    </BetFigure>
  );
}
