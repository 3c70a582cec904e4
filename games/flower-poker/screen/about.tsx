import { hundredths, toNumber } from "@fairhouse/kernel/ratio.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { GameAbout } from "../../shared/screen/page/game-about.tsx";
import { PayTable } from "../../shared/screen/page/pay-table.tsx";
import { gameWords } from "../../shared/screen/words/words.ts";
import { betTypes } from "../rules/bet-types.ts";
import { FLOWERS, TOTAL_WEIGHT, WEIGHTS } from "../rules/flowers.ts";
import { beats, HAND_ODDS, PAYS, REPLANT, RETURN, TIE } from "../rules/odds.ts";
import { Bunch } from "./bunch.tsx";
import { BEST_FIRST, EXAMPLES } from "./hand-ranks.tsx";
import { flowerPokerWords } from "./words/words.ts";
import "./flower-board.css";

/** Rules, exact return, the odds of every hand and flower, and how to verify. */
export function About() {
  const words = flowerPokerWords.useWords();
  const { about } = words;
  const { everyBet } = gameWords.useWords().figures;
  const { multiplier, percent, whole } = useFormats();
  const hands = BEST_FIRST.map((hand) => [
    <span key={hand} className="flower-named">
      <Bunch flowers={EXAMPLES[hand]} /> {words.hands[hand]}
    </span>,
    percent(toNumber(HAND_ODDS[hand])),
    percent(toNumber(beats(hand))),
  ]);
  const flowers = FLOWERS.map((flower) => [
    <span key={flower} className="flower-named">
      <Bunch flowers={[flower]} /> {words.flowers[flower]}
    </span>,
    `${whole(WEIGHTS[flower])} / ${whole(TOTAL_WEIGHT)}`,
  ]);
  const bets = betTypes.map(({ prizes }) => ({ name: everyBet, prizes }));
  return (
    <GameAbout game="flower-poker" about={about} exactReturn={RETURN} seeding="solo" bets={bets}>
      <p>{about.payText(multiplier(hundredths(PAYS)))}</p>
      <PayTable
        caption={about.handsCaption}
        head={[about.handColumn, about.chanceColumn, about.beatsColumn]}
        rows={hands}
      />
      <p className="text-muted">{about.oddsNote(percent(toNumber(TIE)), percent(toNumber(REPLANT)))}</p>
      <PayTable caption={about.flowersCaption} head={[about.flowerColumn, about.weightColumn]} rows={flowers} />
    </GameAbout>
  );
}
