import type { BetRecord } from "@fairhouse/protocol/play.ts";
import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { type OpenedFromList, withBet } from "../base/address/bet-address.ts";
import { withPanel } from "../base/address/panels.ts";

/**
 * Opens the dialog of a bet when its link is pressed, over the current page and with its neighbours in the list. A
 * panel makes room, and is back when the dialog closes. Use it as `onClickCapture` of the element around the links, so
 * that it runs before they do.
 */
export function useOpenBet(bets: readonly Pick<BetRecord, "id">[] | null): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const id = link?.pathname.split("/bet/")[1];
    if (!id || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const state: OpenedFromList = { bets: (bets ?? []).map((bet) => bet.id) };
    void navigate({ search: withBet(withPanel(search, null), id) }, { state });
  };
}
