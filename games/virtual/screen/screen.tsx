import { Select } from "@fairhouse/ui/forms/select.tsx";
import { RecentResults } from "@fairhouse/ui/game/recent-results.tsx";
import { type ReactNode, useCallback } from "react";
import { ODDS_FORMATS } from "../../shared/rules/slip/formats.ts";
import { GamePage } from "../../shared/screen/page/game-page.tsx";
import { useGameHotkeys } from "../../shared/screen/page/hotkeys.ts";
import { OddsFormatContext, useOddsFormat } from "../../shared/screen/slip/odds-text.ts";
import { SlipDock } from "../../shared/screen/slip/slip-dock.tsx";
import { useSlipProblem } from "../../shared/screen/slip/slip-panel.tsx";
import { slipWords } from "../../shared/screen/slip/words/words.ts";
import { BESIDE, useMedia } from "../../shared/screen/use-media.ts";
import { TICKS } from "../rules/clock.ts";
import { scoreAfter } from "../rules/match.ts";
import { About } from "./about.tsx";
import { Board } from "./board.tsx";
import { goalsOf } from "./goals.ts";
import { useNames } from "./names.ts";
import { OwnVirtualSlips } from "./own-slips.tsx";
import { useShownLegs, VirtualSlip } from "./slip.tsx";
import { useVirtual, type VirtualTable } from "./use-virtual.ts";
import { virtualWords } from "./words/words.ts";

/** Shows the virtual league: what is played, what takes bets, the table, the slip, and the player's bets. */
export default function VirtualScreen() {
  const [format, setFormat] = useOddsFormat();
  const words = slipWords.useWords();
  return (
    <OddsFormatContext value={format}>
      <Screen>
        <Select
          label={words.format}
          labelHidden
          value={format}
          onChange={setFormat}
          options={ODDS_FORMATS.map((value) => ({ value, label: words.formats[value] }))}
          className="w-40"
        />
      </Screen>
    </OddsFormatContext>
  );
}

function Screen({ children }: { readonly children: ReactNode }) {
  const words = virtualWords.useWords();
  const table = useVirtual();
  const beside = useMedia(BESIDE);
  const legs = useShownLegs(table);
  const problem = useSlipProblem(legs, table.amount);
  const place = useCallback(() => void table.place(), [table]);
  const keys = useGameHotkeys({
    playing: false,
    bet: () => problem === null && place(),
    betHint: slipWords.useWords().place,
    amount: table.amount,
  });
  const hasBets = (table.slips.own ?? []).length > 0;
  const slip = <VirtualSlip table={table} legs={legs} below={beside && hasBets && <OwnVirtualSlips table={table} />} />;
  return (
    <GamePage
      game="virtual"
      title={words.title}
      About={About}
      keys={keys}
      recent={<LastResults table={table} />}
      panel={beside ? slip : <OwnVirtualSlips table={table} />}
      dock={!beside && <SlipDock table={table}>{slip}</SlipDock>}
      stage={<Board table={table}>{children}</Board>}
      flows
      overlay={table.overlay}
      winAbove
    />
  );
}

/** Shows the results of the last matches. */
function LastResults({ table }: { readonly table: VirtualTable }) {
  const words = virtualWords.useWords();
  const { club, scoreText } = useNames();
  const results = table.over.flatMap((own) => {
    if (own.fact.phase !== "known") return [];
    const score = scoreAfter(goalsOf(own), TICKS);
    return [
      {
        id: own.fact.id,
        text: `${club(own.match.home)} ${scoreText(score)} ${club(own.match.away)}`,
        tone: "plain" as const,
      },
    ];
  });
  return <RecentResults label={words.recent} emptyText={words.noRecent} results={results} />;
}

export { About };
