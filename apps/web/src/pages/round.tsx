import { tablesOf } from "@fairhouse/games/catalog.ts";
import { type RoundName, roundNamed } from "@fairhouse/protocol/round-name.ts";
import { buttonStyle } from "@fairhouse/ui/components/button-style.ts";
import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Link, Navigate, useNavigate, useParams } from "react-router";
import { pathOfRound } from "../base/address/round-address.ts";
import { games, useGameTitle } from "../base/games.ts";
import { siteWords } from "../base/words/words.ts";
import { fairnessWords } from "../fairness/words/words.ts";
import { usePageTitle } from "../page/page-title.ts";
import { RoundSheet } from "../round-page/round-sheet.tsx";
import { RoundSteps } from "../round-page/round-steps.tsx";
import { useRoundPage } from "../round-page/use-round-page.ts";
import { NothingHere } from "./nothing-here.tsx";

/** /round/:id, as `crash.17` or by its UUID: one round with everybody's tickets and its proof, for anybody. */
export default function RoundRoute() {
  const words = fairnessWords.useWords().rounds;
  const { whole } = useFormats();
  const navigate = useNavigate();
  const { id = "" } = useParams();
  const name = roundNamed(id);
  const { page, missing: notFound, error } = useRoundPage(name);
  const missing = name === null || notFound;
  const number = name !== null && "number" in name ? name.number : null;
  usePageTitle(missing ? words.missing : number === null ? null : words.title(whole(number)));
  // A round has one address; its id leads there.
  if (page !== null && number === null) {
    return <Navigate to={pathOfRound({ table: page.proof.table, number: page.proof.round })} replace />;
  }
  if (name !== null && "id" in name && error === null) return <Skeleton className="h-72 rounded-tile!" />;
  const round = name !== null && "table" in name ? name : null;
  if (round === null || missing) {
    return (
      <div className="mx-auto max-w-xl py-6 md:py-12">
        <NothingHere title={words.missing} text={words.missingText}>
          <WaysOn name={name} />
        </NothingHere>
      </div>
    );
  }
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-5">
      <RoundSheet round={round} titled />
      <RoundSteps round={round} onShow={(next) => void navigate(pathOfRound(next))} />
    </div>
  );
}

/** Links away from a round that does not exist: to the game of its table, if the address names one, and home. */
function WaysOn({ name }: { readonly name: RoundName | null }) {
  const { toHome, play } = siteWords.useWords();
  const titleOf = useGameTitle();
  const table = name !== null && "table" in name ? name.table : null;
  const game = games.find((one) => one.kind === "round" && table !== null && tablesOf(one).includes(table));
  return (
    <>
      <Link to="/home" className={buttonStyle({ variant: game ? "neutral" : "accent" })}>
        <span>{toHome}</span>
      </Link>
      {game && (
        <Link to={game.path} className={buttonStyle({ variant: "accent" })}>
          <span>{play(titleOf(game.id))}</span>
        </Link>
      )}
    </>
  );
}
