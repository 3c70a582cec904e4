import type { SessionList as Sessions } from "@fairhouse/protocol/account.ts";
import { Badge } from "@fairhouse/ui/components/badge.tsx";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { textOfError } from "@fairhouse/ui/errors/text-of-error.ts";
import { errorWords } from "@fairhouse/ui/errors/words/words.ts";
import { showToast } from "@fairhouse/ui/overlays/toasts.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Monitor, Smartphone } from "lucide-react";
import { useState } from "react";
import { http } from "../services/services.ts";
import { deviceOf } from "./device-name.ts";
import { LoadFailed, Section } from "./section.tsx";
import { reloadSessions, useSessions } from "./use-profile.ts";
import { accountWords } from "./words/words.ts";

type Which = { readonly id: string } | { readonly others: true };

/** The sessions of the account, this device first. */
export function SessionList() {
  const words = accountWords.useWords().sessions;
  const errors = errorWords.useWords();
  const { data, error, refetch } = useSessions();
  const [ending, setEnding] = useState<string | null>(null);
  const end = async (name: string, which: Which, done: string) => {
    setEnding(name);
    try {
      await http.post("/account/sessions/end", which);
      showToast({ tone: "win", title: done });
    } catch (refusal) {
      showToast({ tone: "error", title: textOfError(errors, refusal) });
    }
    await reloadSessions();
    setEnding(null);
  };
  if (error !== null && data === undefined) return <LoadFailed retry={() => void refetch()} />;
  const sorted = [...(data ?? [])].sort((a, b) => Number(b.current) - Number(a.current));
  return (
    <Section title={words.title} text={words.text}>
      {data === undefined && <Skeleton className="h-20" />}
      <ul className="grid divide-y divide-line">
        {sorted.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            ending={ending === session.id}
            onEnd={() => void end(session.id, { id: session.id }, words.ended)}
          />
        ))}
      </ul>
      {sorted.length > 1 && (
        <Button
          className="justify-self-start"
          loading={ending === "others"}
          onClick={() => void end("others", { others: true }, words.endedOthers)}
        >
          {words.endOthers}
        </Button>
      )}
    </Section>
  );
}

interface SessionRowProps {
  readonly session: Sessions["sessions"][number];
  readonly ending: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session, ending, onEnd }: SessionRowProps) {
  const words = accountWords.useWords().sessions;
  const format = useFormats();
  const { browser, system, mobile } = deviceOf(session.device);
  const name =
    browser !== null && system !== null ? words.onSystem(browser, system) : (browser ?? system ?? words.unknown);
  const Icon = mobile ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5 first:pt-0">
      <span className="surface-well grid size-11 shrink-0 place-items-center text-muted">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <bdi>{name}</bdi>
          {session.current && <Badge tone="win">{words.current}</Badge>}
        </p>
        <p className="text-sm text-muted">
          <bdi>{session.address}</bdi> · {words.seen(format.dateTime(session.seenAt))}
        </p>
      </div>
      {!session.current && (
        <Button size="sm" loading={ending} aria-label={words.endNamed(name)} onClick={onEnd}>
          {words.end}
        </Button>
      )}
    </li>
  );
}
