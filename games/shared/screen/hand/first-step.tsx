import { Multiplier } from "@fairhouse/ui/game/multiplier.tsx";
import type { ReactNode } from "react";
import { BESIDE, useMedia } from "../use-media.ts";
import { useEndText } from "./cash-out-panel.tsx";
import { HandResult } from "./hand-result.tsx";
import type { EndedHand } from "./use-hand-table.ts";

export interface FirstStepProps {
  readonly ended: EndedHand | null;
  /** Text for a lost hand. */
  readonly lostText: string;
  /** Text for a hand that was won in another way than by cashing out. */
  readonly wonText?: string | undefined;
  /** "First gem, 88%"; its payout follows. */
  readonly text: string;
  readonly hundredths: number;
  /** The content where there is room; phones have none for a ladder and a separate result. */
  readonly children: ReactNode;
}

/**
 * Fills the place beside the first field of a bet. On phones it shows how the last hand ended or, failing that, what
 * the first step of the next one pays.
 */
export function FirstStep({ ended, lostText, wonText, text, hundredths, children }: FirstStepProps) {
  const beside = useMedia(BESIDE);
  const endText = useEndText(ended, lostText, wonText);
  if (beside) return children;
  if (ended !== null) return <HandResult ended={ended} text={endText} />;
  return (
    <dl className="grid min-h-12 content-center text-end text-sm">
      <dt className="text-muted">{text}</dt>
      <dd className="font-semibold text-win">
        <Multiplier hundredths={hundredths} />
      </dd>
    </dl>
  );
}
