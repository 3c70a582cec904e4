import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { readAs } from "../../shared/facts/facts.ts";
import { LegLine, OwnSlips } from "../../shared/screen/slip/own-slips.tsx";
import { facts, isPoints } from "../facts.ts";
import { certainEnd } from "../rules/flights.ts";
import type { AcceptedLeg } from "../rules/house-markets.ts";
import { useNames } from "./slip.ts";
import type { HouseMarkets } from "./use-house-markets.ts";
import { pointsSoFar } from "./use-table-points.ts";
import { houseMarketsWords } from "./words/words.ts";

/** Lists the player's latest slips on rounds of this house. */
export function OwnFlightsSlips({ table }: { readonly table: HouseMarkets }) {
  return (
    <OwnSlips
      own={table.slips.own ?? []}
      facts={facts}
      legOf={(leg) => <FlightsLine key={leg.event} table={table} leg={leg} />}
    />
  );
}

function FlightsLine({ table, leg }: { readonly table: HouseMarkets; readonly leg: AcceptedLeg }) {
  const words = houseMarketsWords.useWords();
  const { whole } = useFormats();
  const { eventName, pickName } = useNames();
  const known = [...table.running, ...table.over].find(({ fact }) => fact.id === leg.event);
  const rounds = table.tables[leg.flights.game].rounds;
  const played = known === undefined ? [] : pointsSoFar(known.fact, rounds).map(({ point }) => point);
  const values = readAs(isPoints, known?.fact.result) ?? played;
  const isVoid = known?.fact.phase === "void";
  const won = isVoid ? null : certainEnd(leg, leg.flights, values);
  const end = isVoid ? "void" : won === null ? null : won ? "won" : "lost";
  return (
    <LegLine
      pick={pickName(leg)}
      odds={leg.odds}
      event={eventName(leg.flights)}
      end={end}
      course={known !== undefined && words.waitsFor(whole(values.length), whole(leg.flights.count))}
    />
  );
}
