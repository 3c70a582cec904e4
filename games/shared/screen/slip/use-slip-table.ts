import type { FactsState } from "@fairhouse/client/external/facts-watch.ts";
import type { SlipsState } from "@fairhouse/client/external/slip-play.ts";
import { useExternal } from "@fairhouse/client/external/use-external.ts";
import { usePreference } from "@fairhouse/client/preferences.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { add, type Ratio, toNumber, ZERO } from "@fairhouse/kernel/ratio.ts";
import type { BetRecord } from "@fairhouse/protocol/play.ts";
import { showToast } from "@fairhouse/ui/overlays/toasts.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useEffect, useState } from "react";
import type { GameId } from "../../../catalog.ts";
import type { Is } from "../../facts/facts.ts";
import { isPolicy } from "../../facts/slip-facts.ts";
import type { PricePolicy } from "../../rules/slip/acceptance.ts";
import { linesOf, MAX_LEGS, sumOfLines } from "../../rules/slip/lines.ts";
import { multiplierOf, type Odds } from "../../rules/slip/odds.ts";
import { type PlaceTerms, type PricedPlace, placedAt, type Slip } from "../../rules/slip/slip.ts";
import { type Overlay, useOverlay } from "../page/use-overlay.ts";
import type { PickedLeg } from "./slip-link.ts";
import { useNow } from "./use-now.ts";
import { type SlipAmount, useSlipAmount } from "./use-slip-amount.ts";
import { isSame, type SlipDraft, useSlipDraft } from "./use-slip-draft.ts";
import { slipWords } from "./words/words.ts";

/** The present state of a leg of the slip. */
export interface LegNow {
  /** The odds now, or the least that the next moments bring; null while no bets are taken. */
  readonly now: Odds | null;
  /** The odds of the next moment, if they move by themselves. */
  readonly next?: Odds | null;
  /** More that a wish says of the leg: what its player sees of an event in play. */
  readonly seen?: object;
  /** The time for which a bet on its event is held, in milliseconds; absent if it is made at once. */
  readonly heldMs?: number | undefined;
  /** The exact return of the leg alone at these odds; null while no bets are taken. */
  readonly returns: Ratio | null;
  /** True if it depends on another leg, so that the two cannot stand on one slip. */
  readonly depends: boolean;
  /** The terms on which its event takes bets each way; absent if it takes none. */
  readonly place?: PlaceTerms | PricedPlace | undefined;
  /** The exact return of its place alone; absent if it is unknown. */
  readonly placeReturns?: Ratio | undefined;
}

export interface SlipTableOptions<Selection, Own> {
  readonly game: GameId;
  readonly isSelection: Is<Selection>;
  /** Returns what is known of the legs at a time, in milliseconds since 1970. */
  readonly know: (legs: readonly PickedLeg<Selection>[], facts: FactsState, now: number) => readonly (Own & LegNow)[];
  /** Lists the events of a bet; none if it cannot be read. */
  readonly eventsOf: (bet: unknown) => readonly string[];
}

/** The part of a table that is the same for all games. */
export interface SlipTable {
  readonly slips: SlipsState;
  readonly draft: Omit<SlipDraft<object>, "toggle">;
  readonly amount: SlipAmount;
  /** The exact return of the slip as a share of its stake; null if it is unknown. */
  readonly returns: number | null;
  /** The payout of one unit on each line if every leg is won. */
  readonly factor: Ratio;
  readonly overlay: Overlay;
  /** The time for which the slip is held before it is made, in milliseconds; 0 if it is made at once. */
  readonly heldMs: number;
  /** The price changes that the player accepts. */
  readonly policy: PricePolicy;
  setPolicy(policy: PricePolicy): void;
  /** True for a bet each way; null if not all events of the slip take one. */
  readonly eachWay: boolean | null;
  /** Sells so many units of an open bet back to the house, for at least an amount; null sells all that is left. */
  cashOut(bet: BetRecord, least: Money, units: number | null): void;
  /** Orders that an open bet is sold once the house pays so much for it; null takes the order back. */
  order(bet: string, least: Money | null): void;
  place(): Promise<void>;
}

type WishedLeg = { readonly event: string; readonly odds: Odds };

/** The facts, the slip and the bets of a game whose bets wait for facts: everything that its screen shows and does. */
export function useSlipTable<Selection extends object, Own>(options: SlipTableOptions<Selection, Own>) {
  const { game, isSelection, know, eventsOf } = options;
  const { facts, play, slips } = useExternal<Slip<WishedLeg & Selection>>(game, eventsOf);
  const draft = useSlipDraft<Selection>(game, isSelection);
  const overlay = useOverlay();
  const words = slipWords.useWords();
  const { whole } = useFormats();
  const [policy, setPolicy] = usePreference<PricePolicy>(`${game}:policy`, "better", isPolicy);
  const picked = new Set(draft.legs.map(({ event }) => event));
  const now = useNow((facts.waiting ?? []).some((fact) => picked.has(fact.id) && isInPlay(fact)));
  const known = know(draft.legs, facts, now);
  const legs = draft.legs.flatMap((leg, place) => {
    const own = known[place];
    return own === undefined ? [] : [{ ...leg, ...own }];
  });
  const takesPlaces = legs.length > 0 && legs.every(({ place }) => place !== undefined);
  const isEachWay = takesPlaces && draft.eachWay;
  const heldMs = Math.max(0, ...legs.map((leg) => leg.heldMs ?? 0));
  const { factor, returns } = figuresOf(legs, draft.sizes, isEachWay);
  const amount = useSlipAmount(game, linesOf(Math.max(1, legs.length), draft.sizes, isEachWay), factor);

  const { placed, own, settled } = slips;
  const [seen, setSeen] = useState<string | null>(null);
  useEffect(() => {
    if (placed === null || placed === seen) return;
    setSeen(placed);
    draft.setEachWay(false);
    // A bet of an earlier page, whose answer was lost, leaves the slip as well; legs picked meanwhile stay.
    draft.remove(...eventsOf(own?.find(({ id }) => id === placed)?.bet));
    showToast({ tone: "win", title: words.betPlaced });
  }, [placed, seen, own, draft, words, eventsOf]);
  const { show } = overlay;
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    if (settled === null || settled.payout === null || settled.id === shown) return;
    setShown(settled.id);
    show({ id: settled.id, stake: settled.stake, payout: settled.payout });
  }, [settled, shown, show]);

  return {
    facts,
    slips,
    draft,
    legs,
    amount,
    returns,
    factor,
    overlay,
    heldMs,
    policy,
    setPolicy,
    eachWay: takesPlaces ? draft.eachWay : null,
    cashOut: (bet: BetRecord, least: Money, units: number | null) => void play.cashOut(bet, least, units),
    order: (bet: string, least: Money | null) => void play.order(bet, least),
    isPicked: (event: string, selection: Selection) =>
      draft.legs.some((leg) => leg.event === event && isSame(leg.selection, selection)),
    pick(event: string, selection: Selection, odds: Odds) {
      play.clearError();
      const known = draft.legs.find((leg) => leg.event === event);
      if (draft.full && known === undefined) {
        showToast({ tone: "info", title: words.tooMany(whole(MAX_LEGS)) });
        return;
      }
      draft.toggle({ event, selection, odds });
      // Within a market the buttons show it.
      if (known !== undefined && marketOf(known.selection) !== marketOf(selection))
        showToast({ tone: "info", title: words.replaced, text: words.replacedText });
    },
    async place() {
      await play.place(
        {
          unit: amount.value,
          sizes: draft.sizes,
          policy,
          ...(isEachWay ? { eachWay: true } : {}),
          legs: legs.map(({ event, selection, odds, now, next, seen }) => ({
            event,
            ...selection,
            odds: (policy === "none" ? next : null) ?? now ?? odds,
            ...seen,
          })),
        },
        heldMs,
      );
    },
  };
}

function marketOf(selection: object): unknown {
  return "market" in selection ? selection.market : null;
}

function isInPlay({ phase, timed }: NonNullable<FactsState["waiting"]>[number]): boolean {
  return phase === "open" && timed?.begunAt != null;
}

/** Returns the payout of one unit on each line if every leg is won, and the exact return as a share of the stake. */
function figuresOf(legs: readonly (LegNow & WishedLeg)[], sizes: readonly number[], isEachWay: boolean) {
  const wins = legs.map(({ now, odds }) => multiplierOf(now ?? odds));
  const places = isEachWay ? legs.map(({ place }, at) => placedAt(wins[at] ?? ZERO, place)) : [];
  const factor = [wins, places].map((factors) => sumOfLines(factors, sizes)).reduce(add, ZERO);
  const ways = [
    legs.flatMap(({ returns }) => (returns === null ? [] : [returns])),
    ...(isEachWay ? [legs.flatMap(({ placeReturns }) => (placeReturns === undefined ? [] : [placeReturns]))] : []),
  ];
  const isKnown = legs.length > 0 && ways.every((way) => way.length === legs.length);
  const sum = ways.map((way) => sumOfLines(way, sizes)).reduce(add, ZERO);
  const returns = isKnown ? toNumber(sum) / linesOf(legs.length, sizes, isEachWay) : null;
  return { factor, returns };
}
