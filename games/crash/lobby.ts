import type { LobbyCard } from "@fairhouse/ui/words/lobby-card.ts";
import { Rocket } from "lucide-react";

export const lobby: LobbyCard = {
  icon: Rocket,
  title: { ar: "كراش" },
  tagline: { en: "Fly, and leave in time", ar: "حلّق، واخرج في الوقت المناسب" },
  returnToPlayer: 0.99,
};
