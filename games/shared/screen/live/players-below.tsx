import type { ReactNode } from "react";
import { BESIDE, useMedia } from "../use-media.ts";

/** Shows the players below the game; if the panel is beside the stage, it shows them itself. */
export function PlayersBelow({ children }: { readonly children: ReactNode }) {
  const beside = useMedia(BESIDE);
  return !beside && <div className="surface-panel mt-3 p-3">{children}</div>;
}
