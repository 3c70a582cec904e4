import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { ShownLeg } from "../../shared/screen/slip/slip-panel.tsx";
import type { Flights, FlightsSelection } from "../rules/flights.ts";
import type { HouseMarkets } from "./use-house-markets.ts";
import { houseMarketsWords } from "./words/words.ts";

/** Returns functions that name an event, and what is picked of it. */
export function useNames() {
  const words = houseMarketsWords.useWords();
  const { multiplier, whole, plural } = useFormats();
  return {
    eventName: ({ game, count }: Pick<Flights, "game" | "count">) =>
      words.flights(words.games[game], plural(count, words.rounds)),
    lineText: ({ market, line }: Pick<FlightsSelection, "market" | "line">) =>
      market === "highest" ? multiplier(line) : whole(line),
    pickName: ({ market, selection, line }: FlightsSelection) =>
      words.picks[market][selection](market === "highest" ? multiplier(line) : whole(line)),
  };
}

/** Returns the legs of the slip in words. */
export function useShownLegs({ legs }: Pick<HouseMarkets, "legs">): readonly ShownLeg[] {
  const { eventName, pickName } = useNames();
  return legs.map(({ event, selection, odds, flights, now, depends }) => ({
    event,
    title: flights === null ? "" : eventName(flights),
    pick: pickName(selection),
    odds: now,
    picked: odds,
    depends,
  }));
}
