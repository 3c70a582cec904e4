import { buttonStyle } from "@fairhouse/ui/components/button-style.ts";
import { Link, useParams } from "react-router";
import { BetSheet } from "../bet-page/bet-sheet.tsx";
import { WithoutBet } from "../bet-page/without-bet.tsx";
import { useBetPage } from "../fairness/use-bet-page.ts";
import { isGuestBet } from "../guest-door.ts";
import { betWords } from "../words/bet-words.ts";
import { guestWords } from "../words/guest-words.ts";
import { shellWords } from "../words/shell-words.ts";

/** /bet/:id: one bet and its proof, for anybody. */
export default function BetRoute() {
  const words = betWords.useWords();
  const { notFound } = shellWords.useWords();
  const guest = guestWords.useWords();
  const { id = "" } = useParams();
  const { page, missing, error, retry } = useBetPage(id);
  return (
    <div className="mx-auto max-w-5xl">
      {page !== null ? (
        <BetSheet page={page} titled />
      ) : (
        <>
          <h1 className="sr-only">{words.heading}</h1>
          <div className={missing ? "surface-panel mx-auto max-w-2xl" : undefined}>
            <WithoutBet
              missing={missing}
              reason={isGuestBet(id) ? guest.elsewhere : undefined}
              failed={error !== null}
              onRetry={() => void retry()}
              wayOut={
                <Link to="/home" className={buttonStyle({ variant: "accent" })}>
                  <span>{notFound.toHome}</span>
                </Link>
              }
            />
          </div>
        </>
      )}
    </div>
  );
}
