import { Heart } from "lucide-react";
import type { GameSite } from "../shared/screen/page/game-site.ts";
import art from "./art.svg?url";

export const site: GameSite = {
  icon: Heart,
  art,
  returnToPlayer: 410_892_309_848 / 415_275_635_775,
};
