import { classes } from "@fairhouse/ui/classes.ts";
import { winSize } from "@fairhouse/ui/game/win-size.ts";
import { type Card, placeOf } from "../../shared/rules/cards.ts";
import { CardPaints } from "../../shared/screen/cards/card-face.tsx";
import { usePace } from "../../shared/screen/use-pace.ts";
import { drawsOf } from "../rules/draws.ts";
import { PAYS, POKER_HANDS, type PokerHand } from "../rules/poker-hands.ts";
import { CardRow } from "./card-row.tsx";
import { PayRows } from "./pay-rows.tsx";
import { payingCards } from "./paying-cards.ts";
import type { VideoPokerTable } from "./use-video-poker.ts";
import { videoPokerWords } from "./words/words.ts";
import "./video-poker.css";

/** The pay table, the five cards, and below them their hand. */
export function VideoPokerStage({ table }: { readonly table: VideoPokerTable }) {
  const words = videoPokerWords.useWords();
  const pace = usePace();
  const { lying, makes, open } = table;
  const stake = lying?.bet.amount ?? table.amount.value;
  const chanceOf = table.hint && table.mayChoose && lying !== null ? chancesOf(lying.cards, table.hold) : null;
  const mood = moodOf(table);
  return (
    <div
      className={classes(
        "poker-stage",
        table.mayChoose && "poker-choosing",
        `poker-${mood}`,
        pace !== "animated" && "poker-quick",
      )}
    >
      <CardPaints />
      <PayRows
        lit={makes}
        stake={stake}
        chanceOf={chanceOf}
        win={mood === "won" && makes !== null ? winSize(stake * PAYS[makes], stake) : 0}
      />
      <CardRow
        cards={table.cards}
        hold={lying === null ? 0 : table.hold}
        best={table.hint ? table.best : null}
        paying={mood === "won" ? payingCards(table.cards.flatMap(({ card }) => card ?? [])) : null}
        onToggle={table.mayChoose ? table.toggle : null}
        pace={pace}
      />
      <p aria-hidden="true" className="poker-makes">
        {makes !== null && (
          <span key={`${makes} ${open}`} className={classes("poker-made", makes === "nothing" && "poker-made-nothing")}>
            {makes !== "nothing" ? words.hands[makes] : open ? words.choose : words.noWin}
          </span>
        )}
      </p>
    </div>
  );
}

/** Returns the chance of each hand if these cards are held. */
function chancesOf(dealt: readonly Card[], hold: number): (hand: PokerHand) => number {
  const counts = drawsOf(dealt.map(placeOf), hold);
  const draws = counts.reduce((sum, count) => sum + count, 0);
  return (hand) => (counts[POKER_HANDS.indexOf(hand)] ?? 0) / draws;
}

function moodOf({ lying, open, makes }: VideoPokerTable): "playing" | "won" | "lost" {
  if (lying === null || open || makes === null) return "playing";
  return makes === "nothing" ? "lost" : "won";
}
