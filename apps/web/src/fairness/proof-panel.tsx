import type { ReactNode } from "react";
import { fairnessWords } from "./words/words.ts";

export interface ProofPanelProps {
  readonly lead: string;
  /** Says if it can be verified now. */
  readonly badge: ReactNode;
  readonly children: ReactNode;
}

/** Frames the proof of a bet or a round, under its heading. */
export function ProofPanel({ lead, badge, children }: ProofPanelProps) {
  const words = fairnessWords.useWords().proof;
  return (
    <section aria-labelledby="proof" className="surface-panel grid gap-5 p-5 md:p-7">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id="proof" className="text-xl">
            {words.title}
          </h2>
          <p className="text-muted">{lead}</p>
        </div>
        {badge}
      </div>
      {children}
    </section>
  );
}
