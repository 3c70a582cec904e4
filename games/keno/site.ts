import { Grid3x3 } from "lucide-react";
import type { GameSite } from "../shared/screen/page/game-site.ts";
import art from "./art.svg?url";

export const site: GameSite = {
  icon: Grid3x3,
  art,
  returnToPlayer: 0.99,
};
