import { viewsOf } from "@fairhouse/games/views.ts";
import type { BetPage } from "@fairhouse/protocol/play.ts";
import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { Suspense } from "react";
import { useModule } from "../bet-page/use-module.ts";
import { fairnessWords } from "./words/words.ts";

/** How a verified bet comes from its seeds, or from its round's link and salt, number by number; nothing for a game that does not say. */
export function Workings({ page }: { readonly page: BetPage }) {
  const words = fairnessWords.useWords().proof;
  const { proof, bet } = page;
  const seeds = seedsOf(proof);
  const load = viewsOf(bet.game)?.workings;
  const { module } = useModule(
    `workings ${bet.game}`,
    seeds === null || load === undefined
      ? undefined
      : async () => ({ game: await load(), stream: await import("@fairhouse/fairness/stream.ts") }),
  );
  if (module === null || seeds === null) return null;
  const Shown = module.game.Workings;
  const bytes = (count: number) => module.stream.streamBytes(...seeds, count);
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

/** What the stream of a bet is keyed with: a round of the seeding "stream" has its link, salt and index for seeds and nonce. */
function seedsOf(proof: BetPage["proof"]): readonly [key: string, seed: string, nonce: number] | null {
  if (proof.seeding === "solo") {
    return proof.serverSeed === null ? null : [proof.serverSeed, proof.clientSeed, proof.nonce];
  }
  return proof.seeding === "stream" && proof.link !== null ? [proof.link, proof.salt, proof.index] : null;
}
