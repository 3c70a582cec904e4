import type { BetPage } from "@fairhouse/protocol/play.ts";
import { Fact, FactList } from "../fairness/fact-list.tsx";
import { Fold } from "../fairness/fold.tsx";
import { ProofFacts } from "../fairness/proof-facts.tsx";
import { fairnessWords } from "../fairness/words/words.ts";
import { verifyCommand } from "./verify-command.ts";

/** A folded list of every byte that the verifier reads, for those who compute it themselves. */
export function RawData({ page }: { page: BetPage }) {
  const words = fairnessWords.useWords().proof;
  const command = verifyCommand(page);
  return (
    <Fold title={words.raw}>
      <p className="text-muted">{words.rawText}</p>
      <ProofFacts page={page} />
      {command !== null && (
        <FactList>
          <Fact name={words.command} value={command} wide />
        </FactList>
      )}
    </Fold>
  );
}
