import { RecentResults } from "@fairhouse/ui/game/recent-results.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { readAs } from "../../shared/facts/facts.ts";
import { toneOfPoint } from "../../shared/screen/point-tone.ts";
import { isPoints } from "../facts.ts";
import { useNames } from "./slip.ts";
import type { HouseMarkets } from "./use-house-markets.ts";
import { houseMarketsWords } from "./words/words.ts";

/** Shows the highest points of the events that ended last. */
export function LastEvents({ table }: { readonly table: HouseMarkets }) {
  const words = houseMarketsWords.useWords();
  const { multiplier } = useFormats();
  const { eventName } = useNames();
  const results = table.over.flatMap(({ fact, flights }) => {
    const points = readAs(isPoints, fact.result);
    if (points === null) return [];
    const highest = Math.max(...points);
    const text = `${eventName(flights)} · ${multiplier(highest)}`;
    return [{ id: fact.id, text, tone: toneOfPoint(highest) }];
  });
  return <RecentResults label={words.recent} emptyText={words.noRecent} results={results} />;
}
