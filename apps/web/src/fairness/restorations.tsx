import type { Restorations as Told } from "@fairhouse/protocol/fairness.ts";
import { Alert } from "@fairhouse/ui/components/alert.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useQuery } from "@tanstack/react-query";
import { queryClient } from "../services/query-client.ts";
import { http } from "../services/services.ts";
import { fairnessWords } from "./words/words.ts";

/** Every restoration of the house; nothing if there was none. */
export function Restorations() {
  const words = fairnessWords.useWords().tables;
  const format = useFormats();
  const query = useQuery(
    { queryKey: ["fairness", "restorations"], queryFn: () => http.get<Told>("/fairness/restorations") },
    queryClient,
  );
  const told = query.data?.restorations ?? [];
  if (told.length === 0) return null;
  return (
    <Alert tone="warn" title={words.restoredTitle}>
      {told.map(({ at, reason, proven }) => (
        <p key={at}>
          {format.dateTime(at)}: {proven ? words.restored : words.restoredUnproven} {words.restoredReason}{" "}
          <bdi>{reason}</bdi>
        </p>
      ))}
    </Alert>
  );
}
