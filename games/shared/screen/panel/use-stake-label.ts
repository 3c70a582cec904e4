import { PlayNoteContext } from "@fairhouse/client/play-note.ts";
import { use } from "react";
import { BESIDE, useMedia } from "../use-media.ts";

/**
 * Returns the label of a stake, including the purse if that needs saying; on phones the line under the panel names it.
 */
export function useStakeLabel(label: string): string {
  const purse = use(PlayNoteContext)?.purse ?? null;
  const beside = useMedia(BESIDE);
  return purse === null || !beside ? label : `${label} · ${purse}`;
}
