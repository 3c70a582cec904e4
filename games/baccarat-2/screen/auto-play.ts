import { chipAutoPlay } from "../../shared/screen/chips/auto-play.ts";

export const autoPlay = chipAutoPlay({ chips: [{ on: "banker", amount: 1_000 }] });
