import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";

/** Placeholder for the entries of a bet or a round, as high as two of them: what is below must not move. */
export function LogToCome() {
  return <Skeleton className="h-62 rounded-panel!" />;
}
