import { useState } from "react";
import type { BetReplayProps } from "../../shared/screen/bet-view.ts";
import { BetFigure } from "../../shared/screen/panel/bet-figure.tsx";
import { type SettledSpin, settledSpinOf } from "../facts.ts";
import { SettledTable, SpinCaption, useSpinLabel } from "./settled-table.tsx";
import { Wheel } from "./wheel.tsx";

/** Replays the spin until the ball is in the drawn pocket, and then highlights the winning chips. */
export default function RouletteBetReplay({ page, onEnd }: BetReplayProps) {
  const spin = settledSpinOf(page);
  return spin && <ReplayedSpin spin={spin} onEnd={onEnd} />;
}

function ReplayedSpin({ spin, onEnd }: { readonly spin: SettledSpin; readonly onEnd: () => void }) {
  const [rested, setRested] = useState(false);
  const { pocket, chips } = spin;
  return (
    <BetFigure label={useSpinLabel(spin)} caption={<SpinCaption {...spin} />}>
      <div className="mb-5 aspect-square w-full max-w-65">
        <Wheel
          label={null}
          spin={rested ? null : { id: "replay", pocket }}
          shows={rested ? pocket : null}
          pace="animated"
          onRest={() => {
            setRested(true);
            onEnd();
          }}
        />
      </div>
      <SettledTable chips={chips} drawn={rested ? pocket : null} />
    </BetFigure>
  );
}
