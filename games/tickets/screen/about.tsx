import { toNumber } from "@fairhouse/kernel/ratio.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { GameAbout } from "../../shared/screen/page/game-about.tsx";
import { PayTable } from "../../shared/screen/page/pay-table.tsx";
import { DESIGNS, type Design, symbolOf } from "../drawing/symbols.ts";
import { betTypes } from "../rules/bet-types.ts";
import { PRIZES, RETURN, TOTAL_WEIGHT, WEIGHTS, WINNING_WEIGHT } from "../rules/prizes.ts";
import { useTimes } from "./cells.tsx";
import { artOf } from "./designs.ts";
import { ticketsWords } from "./words/words.ts";

/** Rules, exact return, the prize table with its exact odds, and how to verify. */
export function About() {
  const words = ticketsWords.useWords();
  const { about } = words;
  const { exactPercent, whole } = useFormats();
  const times = useTimes();
  const rows = PRIZES.toReversed().map((prize) => [
    <span key={prize} className="inline-flex items-center gap-3">
      <span aria-hidden="true" className="inline-flex gap-1">
        {DESIGNS.map((design: Design) => (
          <img key={design} src={artOf(symbolOf(design, prize))} alt="" className="size-5.5" />
        ))}
      </span>
      <bdi dir="ltr">{times(prize)}</bdi>
    </span>,
    whole(WEIGHTS[prize]),
    <bdi key="chance">{exactPercent(WEIGHTS[prize] / TOTAL_WEIGHT)}</bdi>,
  ]);
  const bets = betTypes.map(({ prizes }) => ({ name: about.oneTicket, prizes }));
  return (
    <GameAbout game="tickets" about={about} exactReturn={RETURN} rounding="none" seeding="solo" bets={bets}>
      <p>{about.payText}</p>
      <PayTable
        caption={about.payTitle}
        head={[about.paysColumn, about.weightColumn, about.chanceColumn]}
        rows={rows}
      />
      <p className="text-muted">
        {words.back.odds(exactPercent(WINNING_WEIGHT / TOTAL_WEIGHT), exactPercent(toNumber(RETURN)))}
      </p>
    </GameAbout>
  );
}
