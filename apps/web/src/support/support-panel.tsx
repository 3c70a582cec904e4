import { Button } from "@fairhouse/ui/components/button.tsx";
import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { MailCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useStore } from "zustand";
import { OwnText } from "../legal/own-text.tsx";
import { type OwnPanelProps, PanelFrame } from "../page/panel-frame.tsx";
import { houseInfo, sessionStore } from "../services/services.ts";
import { SupportForm } from "./support-form.tsx";
import { supportWords } from "./words/words.ts";

interface Sent {
  readonly number: number;
  readonly email: string;
}

/** `?panel=support`: the form that reaches the operators, and their mailbox if they name one. */
export function SupportPanel(panel: OwnPanelProps) {
  const words = supportWords.useWords();
  const [sent, setSent] = useState<Sent | null>(null);
  const ownText = useStore(houseInfo, (info) => info.brand?.texts.includes("support") === true);
  const mailbox = useStore(houseInfo, (info) => info.brand?.supportEmail ?? null);
  const initialized = useStore(sessionStore, (session) => session.isInitialized);
  const player = useStore(sessionStore, (session) => session.user?._id ?? null);
  const email = useStore(sessionStore, (session) => session.user?.email ?? null);
  const { pathname } = useLocation();
  return (
    <PanelFrame {...panel} width="lg" title={words.title} description={words.lead}>
      <div className="grid gap-6 pb-2">
        {ownText && sent === null && <OwnText name="support" />}
        {sent !== null ? (
          <Arrived sent={sent} onAnother={() => setSent(null)} />
        ) : initialized ? (
          <SupportForm
            // Signing in or out replaces the form, because a visitor's asks for an address.
            key={email}
            player={player}
            email={email}
            betId={/^\/bet\/([0-9a-f-]{36})$/.exec(pathname)?.[1] ?? ""}
            onSent={(number, answerTo) => setSent({ number, email: answerTo })}
          />
        ) : (
          <Skeleton className="h-96 rounded-panel!" />
        )}
        {mailbox !== null && sent === null && (
          <p className="text-sm text-muted">
            {words.byMail}{" "}
            <a
              dir="ltr"
              href={`mailto:${mailbox}`}
              className="font-medium text-accent-text underline underline-offset-4"
            >
              {mailbox}
            </a>
          </p>
        )}
      </div>
    </PanelFrame>
  );
}

function Arrived({ sent, onAnother }: { sent: Sent; onAnother: () => void }) {
  const words = supportWords.useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone. The dialog takes the focus itself, in the next frame at the latest; the
  // heading gets it after that.
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => heading.current?.focus());
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div className="grid animate-rise-in justify-items-center gap-3 py-8 text-center">
      <span className="grid size-16 place-items-center rounded-panel bg-win-soft text-win">
        <MailCheck size={30} aria-hidden="true" />
      </span>
      <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {words.sent}
      </h3>
      <p className="surface-well grid gap-0.5 px-6 py-3">
        <span className="text-sm text-muted">{words.number}</span>
        <span className="tabular text-2xl font-bold select-all">{sent.number}</span>
      </p>
      <p className="max-w-[46ch] text-muted">{words.sentText(`\u2068${sent.email}\u2069`)}</p>
      <Button className="mt-2" onClick={onAnother}>
        {words.another}
      </Button>
    </div>
  );
}
