import { Spade } from "lucide-react";
import type { GameSite } from "../shared/screen/page/game-site.ts";
import art from "./art.svg?url";

export const site: GameSite = {
  icon: Spade,
  art,
  // The return under basic strategy.
  returnToPlayer: 0.9942961199,
};
