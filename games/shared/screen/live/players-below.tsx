import type { ReactNode } from "react";
import { BESIDE, useMedia } from "../use-media.ts";

/** Who plays, below the game: where the panel beside the stage has room, it shows them itself. */
export function PlayersBelow({ children }: { readonly children: ReactNode }) {
  const beside = useMedia(BESIDE);
  return !beside && <div className="surface-panel mt-3 p-3">{children}</div>;
}
