import { classes } from "@fairhouse/ui/classes.ts";
import { WinLight } from "@fairhouse/ui/game/stage-light.tsx";
import type { WinSize } from "@fairhouse/ui/game/win-size.ts";
import type { Pace } from "@fairhouse/ui/motion/pace.ts";
import { CardPaints } from "../../shared/screen/cards/card-face.tsx";
import { Shoe } from "../../shared/screen/cards/shoe.tsx";
import { SIDES, type SideStakes } from "../rules/sides.ts";
import type { BlackjackView } from "../rules/view.ts";
import type { Beat } from "./beats.ts";
import { Fan } from "./fan.tsx";
import { HandSpot, StakeChips } from "./hand-spot.tsx";
import { SideSpots, SidesNote } from "./side-spots.tsx";
import { sideWin } from "./side-win.ts";
import { Mark } from "./table-mark.tsx";
import { isBlackjack, useTotalMark, useTotalText } from "./totals.ts";
import { blackjackWords } from "./words/words.ts";
import "./blackjack.css";

export interface TableProps {
  /** The cards on the table, of which the last may still be turning over. Null if there are none. */
  readonly laid: BlackjackView | null;
  /** The part of it that counts already. */
  readonly seen: BlackjackView | null;
  /** Identifies the hand; the cards of another hand are dealt afresh. */
  readonly handId: string;
  /** The beat that is running; null at rest. */
  readonly beat: Beat | null;
  /** True if cards lie there without having been dealt. */
  readonly still?: boolean;
  readonly pace?: Pace;
}

/** The table from above: the dealer behind it with the shoe, the player's hands in front. */
export function Table({ laid, seen, handId, beat, still = false, pace = "animated" }: TableProps) {
  const words = blackjackWords.useWords();
  const mark = useTotalMark();
  const text = useTotalText();
  const motion = { still, pace, handId };
  const dealer = seen === null ? undefined : { ...seen.dealer, settled: seen.closed };
  const peeking = beat?.kind === "peek";
  const hidden = laid !== null && laid.dealer.cards.length === 1;
  return (
    <div
      className={classes("bj-table", laid !== null && "bj-laid", laid !== null && laid.hands.length > 1 && "bj-parted")}
    >
      <CardPaints />
      <Felt />
      <Shoe className="bj-shoe" />
      <div className={classes("bj-dealer", seen?.mucked === true && "bj-mucked")}>
        <Fan
          label={words.dealer}
          cards={laid === null ? [] : [...laid.dealer.cards, ...(hidden ? [null] : [])]}
          peeking={peeking}
          {...motion}
        />
        {laid === null && <span className="bj-spot" />}
        {dealer !== undefined && dealer.cards.length > 0 && (
          <Mark title={`${words.dealer}: ${text(dealer)}`} natural={isBlackjack(dealer)}>
            {mark(dealer)}
          </Mark>
        )}
        {seen?.mucked === true && <span className="bj-note">{words.mucked}</span>}
        {peeking && <span className="bj-note">{words.peeks}</span>}
        {beat?.kind === "sides-won" && <SidesNote results={laid?.sides ?? []} />}
      </div>
      {hasSides(laid) && <SideSpots stakes={laid?.bet ?? NO_SIDES} results={laid?.sides ?? []} />}
      {beat?.kind === "sides-won" && pace === "animated" && <SideLight size={laid === null ? 0 : sideWin(laid)} />}
      <div className="bj-hands">
        {(laid?.hands ?? []).map((hand, place) => (
          <HandSpot
            // biome-ignore lint/suspicious/noArrayIndexKey: a hand is its place at the table.
            key={place}
            place={place}
            laid={hand}
            seen={seen?.hands[place] ?? null}
            alone={laid?.hands.length === 1}
            active={seen?.active === place}
            {...motion}
          />
        ))}
        {laid === null && <span className="bj-spot" />}
      </div>
      {laid?.insurance.status === "taken" && (
        <span className="bj-insurance">
          <StakeChips amount={laid.insurance.stake} chips={1} />
          <span>{words.insured}</span>
        </span>
      )}
    </div>
  );
}

const NO_SIDES: SideStakes = { pairs: null, poker: null };

/** The table of a hand of version 1 has no side bets. */
function hasSides(laid: BlackjackView | null): boolean {
  return laid === null || SIDES.some((side) => side in laid.bet);
}

/** The light of a side bet that wins. */
function SideLight({ size }: { readonly size: 0 | WinSize }) {
  return (
    size !== 0 && (
      <div className="bj-light">
        <WinLight size={size} />
      </div>
    )
  );
}

/** Rail, cloth, and the print on it. */
function Felt() {
  const words = blackjackWords.useWords();
  return (
    <div aria-hidden="true" className="bj-felt">
      <p className="bj-print">
        <span className="bj-print-pays">{words.feltPays}</span>
        <span className="bj-print-small">{words.feltDealer}</span>
        <span className="bj-print-small bj-print-line">{words.feltInsurance}</span>
      </p>
    </div>
  );
}
