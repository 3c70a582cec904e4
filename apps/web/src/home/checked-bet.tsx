import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { Link } from "react-router";
import { useBetPage } from "../fairness/use-bet-page.ts";
import { Verifier } from "../fairness/verifier.tsx";
import { fairnessWords } from "../fairness/words/words.ts";
import { homeWords } from "./words/words.ts";

/** A bet, verified at once in this browser. */
export function CheckedBet({ id }: { id: string }) {
  const { failed } = fairnessWords.useWords().bet;
  const { proof } = homeWords.useWords();
  const { page, error } = useBetPage(id);
  if (error !== null) return <p className="text-muted">{failed}</p>;
  if (page === null) return <Skeleton className="h-28 rounded-tile!" />;
  return (
    <div className="grid animate-rise-in gap-3">
      <Verifier key={id} page={page} atOnce />
      <Link to={`/bet/${id}`} className="justify-self-start font-semibold text-accent-text hover:underline">
        {proof.whole}
      </Link>
    </div>
  );
}
