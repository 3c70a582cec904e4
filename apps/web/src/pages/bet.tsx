import { buttonStyle } from "@fairhouse/ui/components/button-style.ts";
import { Link, useParams } from "react-router";
import { useGameTitle } from "../base/games.ts";
import { siteWords } from "../base/words/words.ts";
import { BetSheet } from "../bet-page/bet-sheet.tsx";
import { WithoutBet } from "../bet-page/without-bet.tsx";
import { betWords } from "../bet-page/words/words.ts";
import { useBetPage } from "../fairness/use-bet-page.ts";
import { fairnessWords } from "../fairness/words/words.ts";
import { isGuestBet } from "../guest/guest-marks.ts";
import { guestWords } from "../guest/words/words.ts";
import { usePageTitle } from "../page/page-title.ts";
import { NothingHere } from "./nothing-here.tsx";

/** /bet/:id: one bet and its proof, for anybody. */
export default function BetRoute() {
  const words = betWords.useWords();
  const fairness = fairnessWords.useWords();
  const { toHome } = siteWords.useWords();
  const titleOf = useGameTitle();
  const guest = guestWords.useWords();
  const { id = "" } = useParams();
  const { page, missing, error, retry } = useBetPage(id);
  usePageTitle(page === null ? (missing ? fairness.bet.missing : null) : words.title(titleOf(page.bet.game)));
  if (missing) {
    return (
      <div className="mx-auto max-w-xl py-6 md:py-12">
        <NothingHere title={fairness.bet.missing} text={isGuestBet(id) ? guest.elsewhere : fairness.bet.missingText}>
          <Link to="/home" className={buttonStyle({ variant: "accent" })}>
            <span>{toHome}</span>
          </Link>
          <Link to="/fairness" className={buttonStyle({ variant: "neutral" })}>
            <span>{fairness.view.checkTitle}</span>
          </Link>
        </NothingHere>
      </div>
    );
  }
  return (
    <div className="mx-auto max-w-5xl">
      {page !== null ? (
        <BetSheet page={page} titled />
      ) : (
        <>
          <h1 className="sr-only">{words.heading}</h1>
          <WithoutBet missing={false} failed={error !== null} onRetry={() => void retry()} />
        </>
      )}
    </div>
  );
}
