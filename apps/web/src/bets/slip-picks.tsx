import type { BetRecord } from "@fairhouse/protocol/play.ts";
import { usePicture } from "../page/use-picture.ts";

/** Says what a slip is on, in the words of its game; nothing until they are there. */
export function SlipPicks({ bet }: { bet: Pick<BetRecord, "game" | "bet"> }) {
  const { module } = usePicture(bet.game);
  return module?.Picks && <module.Picks bet={bet.bet} />;
}
