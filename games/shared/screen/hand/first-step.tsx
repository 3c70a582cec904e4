import type { ShownMultiplier } from "@fairhouse/kernel/shown-multiplier.ts";
import { Multiplier } from "@fairhouse/ui/game/multiplier.tsx";
import type { ReactNode } from "react";
import { BESIDE, useMedia } from "../use-media.ts";

export interface FirstStepProps {
  /** "First gem, 88%"; its payout follows. */
  readonly text: string;
  /** The payout of the first step; null for a stake that cannot be bet. */
  readonly pay: ShownMultiplier | null;
  /** The content where there is room; phones have none for a ladder. */
  readonly children: ReactNode;
}

/** Fills the place beside the first field of a bet. On phones it shows what the first step of a hand pays. */
export function FirstStep({ text, pay, children }: FirstStepProps) {
  const beside = useMedia(BESIDE);
  if (beside) return children;
  return (
    <dl className="grid min-h-12 content-center text-end text-sm">
      <dt className="text-muted">{text}</dt>
      <dd className="font-semibold text-win">{pay && <Multiplier hundredths={pay.hundredths} about={pay.about} />}</dd>
    </dl>
  );
}
