import type { BetPage } from "@fairhouse/protocol/play.ts";
import { Alert } from "@fairhouse/ui/components/alert.tsx";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { Check, ShieldCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { isGuestBet } from "../guest-door.ts";
import { fairnessWords } from "../words/fairness-words.ts";
import { guestWords } from "../words/guest-words.ts";
import { recordOf, type Waiting } from "./proof-record.ts";
import type { Verdict } from "./verify.ts";

type State =
  | { readonly kind: "idle" }
  | { readonly kind: "running"; readonly share: number }
  | { readonly kind: "done"; readonly verdict: Verdict }
  | { readonly kind: "failed"; readonly why: string };

/** Verifies one bet in this browser, `atOnce` without being asked. Mount it with the bet's id as key. */
export function Verifier({ page, atOnce = false }: { page: BetPage; atOnce?: boolean }) {
  const words = fairnessWords.useWords().proof;
  const guest = guestWords.useWords();
  const [state, setState] = useState<State>({ kind: "idle" });
  const record = recordOf(page);

  const run = async () => {
    setState({ kind: "running", share: 0 });
    try {
      // The rules and the hash functions are fetched only now.
      const { verifyBet } = await import("./verify.ts");
      const verdict = await verifyBet(page, (share) => setState({ kind: "running", share }));
      setState({ kind: "done", verdict });
    } catch (error) {
      setState({ kind: "failed", why: error instanceof Error ? error.message : String(error) });
    }
  };

  const started = useRef(!atOnce);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void run();
  });

  const made = isGuestBet(page.bet.id) && <Alert tone="info">{guest.proof}</Alert>;
  if (typeof record === "string") {
    return (
      <div className="grid gap-4">
        {made}
        <WaitingNote why={record} />
      </div>
    );
  }
  return (
    <div className="grid gap-4" aria-live="polite">
      {made}
      {state.kind === "done" && <VerdictNote verdict={state.verdict} />}
      {state.kind === "failed" && (
        <Alert tone="error" title={words.failed}>
          {state.why}
        </Alert>
      )}
      {state.kind === "running" && state.share > 0 && (
        <progress value={state.share} className="h-1.5 w-full overflow-hidden rounded-full accent-(--accent)">
          {words.running}
        </progress>
      )}
      <Button
        variant={state.kind === "done" ? "neutral" : "accent"}
        icon={<ShieldCheck aria-hidden="true" className="size-5" />}
        loading={state.kind === "running"}
        onClick={() => void run()}
        className="justify-self-start"
      >
        {state.kind === "done" ? words.again : words.verify}
      </Button>
    </div>
  );
}

function VerdictNote({ verdict }: { verdict: Verdict }) {
  const words = fairnessWords.useWords().proof;
  if (verdict.kind === "waiting") return <WaitingNote why={verdict.why} />;
  if (verdict.kind === "wrong") {
    return (
      <Alert tone="error" title={words.wrong}>
        <p>{words.wrongText(verdict.field)}</p>
        <pre dir="ltr" className="mt-2 overflow-x-auto font-mono text-xs">
          {JSON.stringify({ recorded: verdict.recorded, computed: verdict.computed }, null, 2)}
        </pre>
      </Alert>
    );
  }
  return (
    <Alert tone="win" title={words.right}>
      <p>{words.rightText}</p>
      <ul className="mt-2 grid gap-1">
        {verdict.checks.map((check) => (
          <li key={check} className="flex items-start gap-2">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-win" />
            {words.checks[check]}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function WaitingNote({ why }: { why: Waiting }) {
  const words = fairnessWords.useWords().proof;
  const texts = {
    open: words.waitingRound,
    "secret-solo": words.waitingSolo,
    "secret-round": words.waitingRound,
    "needs-book": words.needsBook,
  } as const satisfies Record<Waiting, string>;
  return <Alert tone="info">{texts[why]}</Alert>;
}
