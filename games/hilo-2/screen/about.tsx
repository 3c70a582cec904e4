import { ratio } from "@fairhouse/kernel/ratio.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { GameAbout } from "../../shared/screen/page/game-about.tsx";
import { PayTable } from "../../shared/screen/page/pay-table.tsx";
import { FIRST_BASE } from "../rules/base.ts";
import { betTypes } from "../rules/bet-types.ts";
import { RANKS } from "../rules/deck.ts";
import { POSITIONS, type Position, winningCards } from "../rules/positions.ts";
import { useRankName } from "./live-card.tsx";
import { usePositionNames } from "./position-names.ts";
import { useOdds } from "./use-odds.ts";
import { hiloWords } from "./words/words.ts";

const WITH_BASE: readonly Position[] = ["hi", "lo"];

/** Rules, exact return, payouts by base, and how to verify. */
export function About() {
  const words = hiloWords.useWords();
  const names = usePositionNames();
  const { about } = words;
  const { whole } = useFormats();
  const rankName = useRankName();
  const oddsOf = useOdds();
  const rows = POSITIONS.filter((position) => !WITH_BASE.includes(position)).map((position) => [
    names[position],
    whole(winningCards(position, FIRST_BASE)),
    oddsOf(position, FIRST_BASE),
  ]);
  const bases = RANKS.map((base) => [base, oddsOf("lo", base) ?? "–", oddsOf("hi", base) ?? "–"]);
  const bets = betTypes.map(({ position, base, prizes }) => ({
    name: WITH_BASE.includes(position) ? `${names[position]} · ${rankName(base)}` : names[position],
    prizes,
  }));
  return (
    <GameAbout game="hilo-2" about={about} exactReturn={ratio(24, 25)} seeding="stream" bets={bets}>
      <PayTable caption={about.payTitle} head={[about.betColumn, about.cardsColumn, about.paysColumn]} rows={rows} />
      <h3 className="text-base font-semibold">{about.baseTitle}</h3>
      <PayTable caption={about.baseTitle} head={[about.baseColumn, names.lo, names.hi]} rows={bases} />
    </GameAbout>
  );
}
