import { PlayNoteContext } from "@fairhouse/client/play-note.ts";
import { use } from "react";
import { BESIDE, useMedia } from "./use-media.ts";

/** The label of what is staked, with what it is staked in where that needs saying; on phones the line under the panel says it. */
export function useStakeLabel(label: string): string {
  const purse = use(PlayNoteContext)?.purse ?? null;
  const beside = useMedia(BESIDE);
  return purse === null || !beside ? label : `${label} · ${purse}`;
}
