import { Flower2 } from "lucide-react";
import type { GameSite } from "../shared/screen/page/game-site.ts";
import art from "./art.svg?url";

export const site: GameSite = {
  icon: Flower2,
  art,
  returnToPlayer: 0.975,
};
