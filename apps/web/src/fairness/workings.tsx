import { viewsOf } from "@fairhouse/games/views.ts";
import type { BetPage } from "@fairhouse/protocol/play.ts";
import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { Suspense } from "react";
import { useModule } from "../bet-page/use-module.ts";
import { fairnessWords } from "./words/words.ts";

/** How a verified solo bet comes from its seeds, number by number; nothing for a game that does not say. */
export function Workings({ page }: { readonly page: BetPage }) {
  const words = fairnessWords.useWords().proof;
  const { proof, bet } = page;
  const seeds =
    proof.seeding === "solo" && proof.serverSeed !== null ? { ...proof, serverSeed: proof.serverSeed } : null;
  const load = viewsOf(bet.game)?.workings;
  const { module } = useModule(
    `workings ${bet.game}`,
    seeds === null || load === undefined
      ? undefined
      : async () => ({ game: await load(), stream: await import("@fairhouse/fairness/stream.ts") }),
  );
  if (module === null || seeds === null) return null;
  const Shown = module.game.Workings;
  const bytes = (count: number) => module.stream.streamBytes(seeds.serverSeed, seeds.clientSeed, seeds.nonce, count);
  return (
    <details className="surface-raised p-4">
      <summary className="min-h-6 cursor-pointer font-semibold">{words.workings}</summary>
      <div className="mt-3 text-sm">
        <Suspense fallback={<Skeleton className="h-40 rounded-tile!" />}>
          <Shown page={page} bytes={bytes} />
        </Suspense>
      </div>
    </details>
  );
}
