import { classes } from "@fairhouse/ui/classes.ts";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { Chip } from "@fairhouse/ui/game/chip.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { SIDES, type Side, type SideResult, type SideStakes } from "../rules/sides.ts";
import { useSideText } from "./side-text.ts";
import { blackjackWords } from "./words/words.ts";
import "./sides.css";

interface SideSpotsProps {
  /** The stakes on the cloth. */
  readonly stakes: Partial<SideStakes>;
  /** The results, once the cards that decide them lie open. */
  readonly results: readonly SideResult[];
}

/** The circles of the side bets, printed on the cloth beside the player's place, with what lies on them. */
export function SideSpots({ stakes, results }: SideSpotsProps) {
  return (
    <div className="bj-sides">
      {SIDES.map((side) => (
        <SideSpot
          key={side}
          side={side}
          stake={stakes[side] ?? null}
          result={results.find((one) => one.side === side) ?? null}
        />
      ))}
    </div>
  );
}

/** The winning combinations and their payouts, on the table for as long as they are told. */
export function SidesNote({ results }: { readonly results: readonly SideResult[] }) {
  const words = blackjackWords.useWords();
  const { money } = useFormats();
  const currency = useCurrencyInPlay();
  return (
    <span aria-hidden="true" className="bj-note">
      {results.map(
        ({ side, combination, payout }) =>
          combination !== null && (
            <span key={side} className="block">
              {words.sidePays(words.combinations[combination], money(payout, currency))}
            </span>
          ),
      )}
    </span>
  );
}

interface SideSpotProps {
  readonly side: Side;
  readonly stake: number | null;
  readonly result: SideResult | null;
}

function SideSpot({ side, stake, result }: SideSpotProps) {
  const words = blackjackWords.useWords();
  const currency = useCurrencyInPlay();
  const text = useSideText();
  const combination = result?.combination ?? null;
  const state = result === null ? "" : combination === null ? "bj-side-lost" : "bj-side-won";
  return (
    <div className={classes("bj-side", state)}>
      {stake !== null && <span className="sr-only">{text(side, stake, result)}</span>}
      <span aria-hidden="true" className="bj-side-circle">
        {stake !== null && <Chip amount={stake} size={40} className="bj-side-chip" />}
        {result !== null && combination !== null && (
          <span className="bj-side-paid tabular">
            <Money amount={result.payout} currency={currency} />
          </span>
        )}
      </span>
      <span aria-hidden="true" className="bj-side-name">
        <span className="bj-side-long">
          {combination === null ? words.sides[side] : words.combinations[combination]}
        </span>
        <span className="bj-side-short">{words.sidesShort[side]}</span>
      </span>
    </div>
  );
}
