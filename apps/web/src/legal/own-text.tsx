import type { HouseText, HouseTextName } from "@fairhouse/protocol/brand.ts";
import { factsOf } from "@fairhouse/protocol/languages.ts";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { EmptyState } from "@fairhouse/ui/components/empty-state.tsx";
import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { useLanguage } from "@fairhouse/ui/words/words.tsx";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { siteWords } from "../base/words/words.ts";
import { queryClient } from "../services/query-client.ts";
import { http } from "../services/services.ts";
import { legalWords } from "./words/words.ts";

// Only houses whose operator writes their own texts load the Markdown parser.
const Markdown = lazy(async () => ({ default: (await import("./markdown.tsx")).Markdown }));

/** A text that the operator wrote, in the reader's language if there is one, otherwise in its own. */
export function OwnText({ name }: { name: HouseTextName }) {
  const words = legalWords.useWords();
  const shell = siteWords.useWords();
  const language = useLanguage();
  const { data, isError, refetch } = useQuery(
    {
      queryKey: ["house-text", name, language],
      queryFn: () => http.get<HouseText>(`/house/texts/${name}?language=${language}`),
    },
    queryClient,
  );
  if (isError) {
    return (
      <EmptyState
        tone="error"
        compact
        title={words.failed}
        action={<Button onClick={() => void refetch()}>{shell.retry}</Button>}
      />
    );
  }
  const waiting = <Skeleton className="h-40 rounded-panel!" />;
  if (data === undefined) return waiting;
  return (
    <Suspense fallback={waiting}>
      <div lang={data.language} dir={factsOf(data.language).direction}>
        <Markdown text={data.markdown} />
      </div>
    </Suspense>
  );
}
