import { buttonStyle } from "@fairhouse/ui/components/button-style.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Link, useNavigate, useParams } from "react-router";
import { pathOfRound, roundOfId } from "../base/address/round-address.ts";
import { siteWords } from "../base/words/words.ts";
import { fairnessWords } from "../fairness/words/words.ts";
import { usePageTitle } from "../page/page-title.ts";
import { RoundSheet } from "../round-page/round-sheet.tsx";
import { RoundSteps } from "../round-page/round-steps.tsx";

/** /round/:id, as `crash.17`: one round with everybody's tickets and its proof, for anybody. */
export default function RoundRoute() {
  const words = fairnessWords.useWords().rounds;
  const { toHome } = siteWords.useWords();
  const { whole } = useFormats();
  const navigate = useNavigate();
  const { id = "" } = useParams();
  const round = roundOfId(id);
  usePageTitle(round === null ? words.missing : words.title(whole(round.number)));
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-5">
      <RoundSheet
        round={round}
        titled
        wayOut={
          <Link to="/home" className={buttonStyle({ variant: "accent" })}>
            <span>{toHome}</span>
          </Link>
        }
      />
      {round !== null && <RoundSteps round={round} onShow={(next) => void navigate(pathOfRound(next))} />}
    </div>
  );
}
