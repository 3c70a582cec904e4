import type { ReactNode } from "react";

/** The facts, with the actions below them. */
export function WelcomeWords({ lead, children }: { lead: ReactNode; children: ReactNode }) {
  return (
    <>
      <p className="text-pretty text-white/90 md:text-lg">{lead}</p>
      {/* At the foot, so that it does not move when the words above change. */}
      <div className="mt-auto flex min-h-12 flex-wrap gap-3">{children}</div>
    </>
  );
}
