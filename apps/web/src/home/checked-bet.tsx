import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { Link } from "react-router";
import { useBetPage } from "../fairness/use-bet-page.ts";
import { Verifier } from "../fairness/verifier.tsx";
import { shellWords } from "../words/shell-words.ts";

/** One bet, verified at once in this browser. */
export function CheckedBet({ id }: { id: string }) {
  const words = shellWords.useWords();
  const { page, error } = useBetPage(id);
  if (error !== null) return <p className="text-muted">{words.betPage.failed}</p>;
  if (page === null) return <Skeleton className="h-28 rounded-tile!" />;
  return (
    <div className="grid animate-rise-in gap-3">
      <Verifier key={id} page={page} atOnce />
      <Link to={`/bet/${id}`} className="justify-self-start font-semibold text-accent-text hover:underline">
        {words.home.proof.whole}
      </Link>
    </div>
  );
}
