import { Calendar } from "lucide-react";
import type { GameSite } from "../shared/screen/page/game-site.ts";
import art from "./art.svg?url";

export const site: GameSite = {
  icon: Calendar,
  art,
  returnToPlayer: null,
};
