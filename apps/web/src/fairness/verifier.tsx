import type { BetPage } from "@fairhouse/protocol/play.ts";
import type { RoundPage } from "@fairhouse/protocol/table.ts";
import { Alert } from "@fairhouse/ui/components/alert.tsx";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { Check, ShieldCheck } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { isGuestBet } from "../guest/guest-marks.ts";
import { guestWords } from "../guest/words/words.ts";
import { http } from "../services/services.ts";
import { recordOf, type Waiting, waitingRound } from "./proof-record.ts";
import type { Verdict } from "./verify.ts";
import { fairnessWords } from "./words/words.ts";
import { Workings } from "./workings.tsx";

type State =
  | { readonly kind: "idle" }
  | { readonly kind: "running"; readonly share: number }
  | { readonly kind: "done"; readonly verdict: Verdict }
  | { readonly kind: "failed"; readonly why: string };

const readRound = (table: string, number: number) => http.get<RoundPage>(`/tables/${table}/rounds/${number}`);

/** Verifies one bet in this browser; at once if `atOnce`. Mount it with the bet's id as key. */
export function Verifier({ page, atOnce = false }: { page: BetPage; atOnce?: boolean }) {
  const guest = guestWords.useWords();
  const record = recordOf(page);
  return (
    <Verification
      of="bet"
      waiting={typeof record === "string" ? record : null}
      // The rules and the hash functions are only fetched now.
      verify={async (onProgress) => (await import("./verify.ts")).verifyBet(page, readRound, onProgress)}
      atOnce={atOnce}
      made={isGuestBet(page.bet.id) && <Alert tone="info">{guest.proof}</Alert>}
      proven={<Workings page={page} />}
    />
  );
}

/** Verifies one round of a table. Mount it with the round's address as key. */
export function RoundVerifier({ page }: { page: RoundPage }) {
  return (
    <Verification
      of="round"
      waiting={waitingRound(page.proof)}
      verify={async (onProgress) => (await import("./verify.ts")).verifyRound(page, readRound, onProgress)}
    />
  );
}

interface VerificationProps {
  readonly of: "bet" | "round";
  readonly waiting: Waiting | null;
  readonly verify: (onProgress: (share: number) => void) => Promise<Verdict>;
  readonly atOnce?: boolean;
  readonly made?: ReactNode;
  /** Shown with the verdict that everything is right. */
  readonly proven?: ReactNode;
}

function Verification({ of, waiting, verify, atOnce = false, made, proven }: VerificationProps) {
  const words = fairnessWords.useWords().proof;
  const [state, setState] = useState<State>({ kind: "idle" });

  const run = async () => {
    setState({ kind: "running", share: 0 });
    try {
      const verdict = await verify((share) => setState({ kind: "running", share }));
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

  if (waiting !== null) {
    return (
      <div className="grid gap-4">
        {made}
        <WaitingNote why={waiting} />
      </div>
    );
  }
  return (
    <div className="grid gap-4" aria-live="polite">
      {made}
      {state.kind === "done" && <VerdictNote verdict={state.verdict} of={of} />}
      {state.kind === "done" && state.verdict.kind === "right" && proven}
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

function VerdictNote({ verdict, of }: { verdict: Verdict; of: VerificationProps["of"] }) {
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
      <p>{of === "bet" ? words.rightText : words.rightRoundText}</p>
      <ul className="mt-2 grid gap-1">
        {verdict.checks.map((check) => (
          <li key={check} className="flex items-start gap-2">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-win" />
            {words.checks[check]}
          </li>
        ))}
      </ul>
      {verdict.salt === "house" && <p className="mt-2 text-sm">{words.houseSalt}</p>}
    </Alert>
  );
}

function WaitingNote({ why }: { why: Waiting }) {
  const words = fairnessWords.useWords().proof;
  const texts = {
    open: words.waitingRound,
    hidden: words.hidden,
    "secret-solo": words.waitingSolo,
    "secret-round": words.waitingRound,
    "secret-shoe": words.waitingShoe,
    "secret-facts": words.waitingFacts,
    "given-back": words.givenBack,
  } as const satisfies Record<Waiting, string>;
  return <Alert tone="info">{texts[why]}</Alert>;
}
