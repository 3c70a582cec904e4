import type { ReactNode } from "react";

/** What to know, and under it what to press. */
export function WelcomeWords({ lead, children }: { lead: ReactNode; children: ReactNode }) {
  return (
    <>
      <p className="text-pretty text-white/90 md:text-lg">{lead}</p>
      {/* At the foot, so that it stays when words above it change. */}
      <div className="mt-auto flex min-h-12 flex-wrap gap-3">{children}</div>
    </>
  );
}
