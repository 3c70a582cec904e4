import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { Card } from "../../shared/rules/cards.ts";
import { GameAbout } from "../../shared/screen/page/game-about.tsx";
import { PayTable } from "../../shared/screen/page/pay-table.tsx";
import { useTimesText } from "../../shared/screen/page/use-times-text.ts";
import { betTypes } from "../rules/bet-types.ts";
import { type Guess, guessesOn, multiplierOf, RANK_COUNT, RETURN, winningRanks } from "../rules/odds.ts";
import { hiloWords } from "./words/words.ts";

/** One card of each rank, the lowest first. */
const CARDS: readonly Card[] = (["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"] as const).map(
  (rank) => `${rank}-spade` as const,
);

/** Rules, exact return, payouts of guesses on each card, and how to verify. */
export function About() {
  const words = hiloWords.useWords();
  const { about } = words;
  const { percent, whole } = useFormats();
  const timesOf = useTimesText("hilo-1");
  const cell = (card: Card, guess: Guess) => {
    const ranks = winningRanks(card, guess);
    return (
      <span className="flex flex-wrap justify-end gap-x-2">
        {guess === "same" && <span className="font-normal">{about.sameMark}</span>}
        <span>{timesOf(multiplierOf([ranks]))}</span>
        <span className="font-normal text-muted sm:min-w-14">
          {percent(Math.round((ranks * 1_000) / RANK_COUNT) / 1_000)}
        </span>
      </span>
    );
  };
  const rows = CARDS.map((card) => {
    const [up, down] = guessesOn(card);
    return [card.split("-")[0], cell(card, up), cell(card, down)];
  });
  const bets = betTypes.map(({ ranks, prizes }) => ({
    name: about.guesses(whole(ranks.length), whole(ranks[0] ?? 0)),
    prizes,
  }));
  return (
    <GameAbout game="hilo-1" about={about} exactReturn={RETURN} seeding="solo" bets={bets}>
      <p>{about.payText}</p>
      <PayTable caption={about.payTitle} head={[about.cardColumn, about.upColumn, about.downColumn]} rows={rows} />
    </GameAbout>
  );
}
