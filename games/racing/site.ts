import { Flag } from "lucide-react";
import type { GameSite } from "../shared/screen/page/game-site.ts";
import art from "./art.svg?url";

export const site: GameSite = {
  icon: Flag,
  art,
  returnToPlayer: null,
};
