import type { Profile } from "@fairhouse/protocol/account-security.ts";
import { Avatar } from "@fairhouse/ui/components/avatar.tsx";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { copied } from "@fairhouse/ui/copied.ts";
import { showToast } from "@fairhouse/ui/overlays/toasts.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Copy } from "lucide-react";
import { Section } from "./section.tsx";
import { accountWords } from "./words/words.ts";

/** The player's code, its link, and the players who came through it. */
export function Referral({ code, referral }: { code: string; referral: Profile["referral"] }) {
  const words = accountWords.useWords().referral;
  const hiddenName = accountWords.useWords().hiddenName;
  const format = useFormats();
  return (
    <>
      <Section title={words.title} text={words.text}>
        <Copyable label={words.link} text={`${location.origin}/?ref=${code}`} />
        <Copyable label={words.code} text={code} />
      </Section>
      <Section title={words.brought} text={format.plural(referral.count, words.count)}>
        {referral.players.length === 0 && <p className="text-muted">{words.none}</p>}
        <ul className="grid divide-y divide-line">
          {referral.players.map((player) => (
            <li key={`${player.joinedAt} ${player.name}`} className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
              <Avatar name={player.name} seed={player.avatar} size={40} />
              <div className="min-w-0">
                <p className="truncate font-medium">
                  <bdi>{player.name ?? hiddenName}</bdi>
                </p>
                <p className="text-sm text-muted">{words.joined(format.dateTime(player.joinedAt))}</p>
              </div>
            </li>
          ))}
        </ul>
        {referral.count > referral.players.length && <p className="text-sm text-muted">{words.newest}</p>}
      </Section>
    </>
  );
}

function Copyable({ label, text }: { label: string; text: string }) {
  const words = accountWords.useWords();
  const copy = async () => {
    if (await copied(text)) showToast({ tone: "win", title: words.copied });
    else showToast({ tone: "error", title: words.notCopied });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <p className="text-sm text-muted">{label}</p>
      <div className="surface-well flex min-h-12 items-center gap-2 ps-3.5 pe-1.5">
        <span dir="ltr" className="tabular min-w-0 flex-1 truncate font-semibold select-all rtl:text-end">
          {text}
        </span>
        <Button
          size="sm"
          variant="ghost"
          aria-label={`${words.copy}: ${label}`}
          icon={<Copy aria-hidden="true" className="size-4" />}
          onClick={() => void copy()}
        >
          {words.copy}
        </Button>
      </div>
    </div>
  );
}
