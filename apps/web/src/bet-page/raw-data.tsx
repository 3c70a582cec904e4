import type { BetPage } from "@fairhouse/protocol/play.ts";
import { ChevronDown } from "lucide-react";
import { Fact, FactList } from "../fairness/fact-list.tsx";
import { ProofFacts } from "../fairness/proof-facts.tsx";
import { fairnessWords } from "../fairness/words/words.ts";
import { verifyCommand } from "./verify-command.ts";

/** A folded list of every byte that the verifier reads, for those who compute it themselves. */
export function RawData({ page }: { page: BetPage }) {
  const words = fairnessWords.useWords().proof;
  const command = verifyCommand(page);
  return (
    <details className="group surface-panel overflow-hidden">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-5 py-3 font-semibold outline-offset-[-2px] hover:bg-panel-high md:px-7 [&::-webkit-details-marker]:hidden">
        <span className="flex-1">{words.raw}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 text-muted transition-[rotate] duration-(--duration-enter) group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-5 border-t border-line p-5 md:p-7">
        <p className="text-muted">{words.rawText}</p>
        <ProofFacts page={page} />
        {command !== null && (
          <FactList>
            <Fact name={words.command} value={command} wide />
          </FactList>
        )}
      </div>
    </details>
  );
}
