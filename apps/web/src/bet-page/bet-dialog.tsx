import { Button } from "@fairhouse/ui/components/button.tsx";
import { Dialog } from "@fairhouse/ui/overlays/dialog.tsx";
import { useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { betOf, listOf, withBet } from "../base/address/bet-address.ts";
import { useGameTitle } from "../base/games.ts";
import { siteWords } from "../base/words/words.ts";
import { useBetPage } from "../fairness/use-bet-page.ts";
import { fairnessWords } from "../fairness/words/words.ts";
import { isGuestBet } from "../guest/guest-marks.ts";
import { guestWords } from "../guest/words/words.ts";
import { usePageTitle } from "../page/page-title.ts";
import { BetSheet } from "./bet-sheet.tsx";
import { Neighbours } from "./neighbours.tsx";
import { WithoutBet } from "./without-bet.tsx";
import { betWords } from "./words/words.ts";

/** The bet that the address names, over any page. Going back closes it. */
export function BetDialog() {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const id = betOf(search);
  // Keeps showing the last bet while it closes.
  const [last, setLast] = useState(id);
  if (id !== null && id !== last) setLast(id);
  const words = betWords.useWords();
  const fairness = fairnessWords.useWords();
  const shell = siteWords.useWords();
  const guest = guestWords.useWords();
  const titleOf = useGameTitle();
  const { page, missing, error, retry } = useBetPage(last);
  const top = useTopOf(last);
  const list = listOf(state) ?? [];

  const title = page !== null ? words.title(titleOf(page.bet.game)) : missing ? fairness.bet.missing : words.heading;
  usePageTitle(id === null ? null : title);

  const close = () => {
    if (listOf(state) !== null) void navigate(-1);
    else void navigate({ search: withBet(search, null) }, { replace: true });
  };
  // One step back closes the dialog, however many neighbours were looked at.
  const show = (next: string) => {
    if (id !== null) void navigate({ search: withBet(search, next) }, { state, replace: true });
  };

  return (
    <Dialog
      open={id !== null}
      onClose={close}
      width="xl"
      title={title}
      closeLabel={shell.close}
      initialFocus={top}
      footer={last !== null && list.length > 1 && <Neighbours list={list} current={last} onShow={show} />}
    >
      <div ref={top} tabIndex={-1} className="-mx-2 outline-none sm:mx-0">
        {page !== null ? (
          <BetSheet page={page} titled={false} />
        ) : (
          <WithoutBet
            missing={missing}
            failed={error !== null}
            onRetry={() => void retry()}
            reason={last !== null && isGuestBet(last) ? guest.elsewhere : undefined}
            wayOut={
              <Button variant="accent" onClick={close}>
                {shell.close}
              </Button>
            }
          />
        )}
      </div>
    </Dialog>
  );
}

/** Scrolls to the top when another bet is shown. */
function useTopOf(id: string | null) {
  const top = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the bet triggers the effect, but is not read by it.
  useLayoutEffect(() => {
    top.current?.parentElement?.scrollTo({ top: 0, behavior: "instant" });
  }, [id]);
  return top;
}
