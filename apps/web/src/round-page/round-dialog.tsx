import type { RoundAddress } from "@fairhouse/protocol/round-address.ts";
import { Dialog } from "@fairhouse/ui/overlays/dialog.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { pathOfRound, roundOf, withRound } from "../base/address/round-address.ts";
import { siteWords } from "../base/words/words.ts";
import { fairnessWords } from "../fairness/words/words.ts";
import { RoundSheet } from "./round-sheet.tsx";
import { RoundSteps } from "./round-steps.tsx";

/** The round that the address names, over any page: everybody's tickets, and the proof. */
export function RoundDialog() {
  const words = fairnessWords.useWords().rounds;
  const shell = siteWords.useWords();
  const navigate = useNavigate();
  const { search } = useLocation();
  const asked = roundOf(search);
  // Keeps showing the last round while it closes.
  const [last, setLast] = useState(asked);
  if (asked !== null && (asked.table !== last?.table || asked.number !== last.number)) setLast(asked);
  const { whole } = useFormats();
  const top = useRef<HTMLDivElement>(null);
  const show = (round: RoundAddress | null) => void navigate({ search: withRound(search, round) }, { replace: true });
  return (
    <Dialog
      open={asked !== null}
      onClose={() => show(null)}
      width="lg"
      title={words.title(whole(last?.number ?? 0))}
      closeLabel={shell.close}
      initialFocus={top}
      footer={last && <RoundSteps round={last} onShow={show} />}
    >
      {last && (
        <div ref={top} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-4 outline-none">
          <RoundSheet round={last} titled={false} />
          <Link to={pathOfRound(last)} className="justify-self-center text-sm text-accent-text hover:underline">
            {words.page}
          </Link>
        </div>
      )}
    </Dialog>
  );
}
