import { canonicalText } from "@fairhouse/fairness/salt-source.ts";
import type { SaltFacts } from "@fairhouse/protocol/salt.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Fact } from "./fact-list.tsx";
import { fairnessWords } from "./words/words.ts";

/**
 * The origin of a chain's salt, the times at which its parts became public, and what that proves. Used inside a list of
 * facts.
 */
export function SaltOrigin({ facts }: { facts: SaltFacts }) {
  const words = fairnessWords.useWords().salt;
  const format = useFormats();
  const { announcement, openedAt, publishedAt } = facts;
  const time = (iso: string | null) => (iso === null ? null : format.dateTime(iso));
  return (
    <>
      <Fact name={words.publishedAt} value={time(publishedAt)} prose />
      {openedAt !== null && <Fact name={words.openedAt} value={time(openedAt)} prose />}
      <Fact
        name={words.from}
        value={announcement === null ? (openedAt === null ? words.notAnnounced : words.drawn) : words.announced}
        note={announcement === null ? words.drawnText : words.announcedText}
        prose
        full
      />
      {announcement !== null && (
        <>
          <Fact name={words.source} value={sourceName(announcement.source, words)} prose />
          <Fact name={words.announcedAt} value={time(announcement.at)} prose />
          {announcement.source.kind === "drand" && (
            <Fact name={words.network} value={announcement.source.network} wide />
          )}
          {announcement.dueAt !== null && <Fact name={words.dueAt} value={time(announcement.dueAt)} prose />}
          <Fact name={words.value} value={announcement.value} absent={words.noValue} wide />
          {announcement.value !== null && (
            <Fact name={words.derived} value={canonicalText(announcement.source, announcement.value)} wide />
          )}
        </>
      )}
    </>
  );
}

type Source = NonNullable<SaltFacts["announcement"]>["source"];

function sourceName(source: Source, words: ReturnType<typeof fairnessWords.useWords>["salt"]): string {
  return source.kind === "drand" ? words.drand(String(source.round)) : words.bitcoin(String(source.height));
}
