import { toNumber } from "@fairhouse/kernel/ratio.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { GameAbout } from "../../shared/screen/page/game-about.tsx";
import { PayTable } from "../../shared/screen/page/pay-table.tsx";
import { gameWords } from "../../shared/screen/words/words.ts";
import { BEST_RETURN, chanceOf } from "../rules/best-play.ts";
import { betTypes } from "../rules/bet-types.ts";
import { PAYS } from "../rules/poker-hands.ts";
import { PAYING } from "./pay-rows.tsx";
import { videoPokerWords } from "./words/words.ts";

/** Rules, exact return, pay table and how to verify. */
export function About() {
  const words = videoPokerWords.useWords();
  const { about } = words;
  const { bestPlay } = gameWords.useWords().figures;
  const { multiplier, percent } = useFormats();
  const rows = PAYING.map((hand) => [
    words.hands[hand],
    multiplier(PAYS[hand] * 100),
    percent(Math.round(toNumber(chanceOf(hand)) * 1_000_000) / 1_000_000),
  ]);
  const bets = betTypes.map(({ prizes }) => ({ name: bestPlay, prizes }));
  return (
    <GameAbout game="video-poker" about={about} exactReturn={BEST_RETURN} seeding="solo" bets={bets}>
      <PayTable caption={about.payTitle} head={[about.handColumn, about.paysColumn, about.chanceColumn]} rows={rows} />
    </GameAbout>
  );
}
