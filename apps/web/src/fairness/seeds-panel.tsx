import type { Seeds } from "@fairhouse/protocol/fairness.ts";
import { clientSeed } from "@fairhouse/protocol/seed-requests.ts";
import { Alert } from "@fairhouse/ui/components/alert.tsx";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { EmptyState } from "@fairhouse/ui/components/empty-state.tsx";
import { FoldSummary } from "@fairhouse/ui/components/fold-summary.tsx";
import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { textOfError } from "@fairhouse/ui/errors/text-of-error.ts";
import { errorWords } from "@fairhouse/ui/errors/words/words.ts";
import { TextField } from "@fairhouse/ui/forms/text-field.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Dices, KeyRound, RefreshCw } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { useStore } from "zustand";
import { gameOf, useGameTitle } from "../base/games.ts";
import { siteWords } from "../base/words/words.ts";
import { GUEST } from "../guest/guest-marks.ts";
import { guestWords } from "../guest/words/words.ts";
import { randomSeed } from "../services/random-seed.ts";
import { playContext, sessionStore } from "../services/services.ts";
import { Fact, FactList } from "./fact-list.tsx";
import { useRotate, useSeeds } from "./use-seeds.ts";
import { fairnessWords } from "./words/words.ts";

/** The active pair, the next commitment, and the rotation. */
export function SeedsPanel({ onLeave }: { onLeave?: () => void }) {
  const words = fairnessWords.useWords().seeds;
  const shell = siteWords.useWords();
  const guest = guestWords.useWords();
  const { seeds, error, retry, player } = useSeeds();
  const isInitialized = useStore(sessionStore, (session) => session.isInitialized);
  if (player === null && isInitialized) {
    return (
      <EmptyState
        compact
        icon={<KeyRound />}
        title={words.signedOut}
        text={words.signedOutText}
        action={
          <Button
            variant="accent"
            onClick={() => {
              onLeave?.();
              playContext.openAuth();
            }}
          >
            {shell.topBar.signIn}
          </Button>
        }
      />
    );
  }
  if (seeds === null && error !== null) {
    return (
      <EmptyState
        tone="error"
        title={words.failed}
        action={<Button onClick={() => void retry()}>{shell.retry}</Button>}
      />
    );
  }
  if (seeds === null) return <Skeleton className="h-145 rounded-tile! md:h-105" />;
  return (
    <div className="grid gap-5">
      {player === GUEST && <Alert tone="info">{guest.seeds}</Alert>}
      <ActiveSeeds seeds={seeds} onLeave={onLeave} />
    </div>
  );
}

function ActiveSeeds({ seeds, onLeave }: { seeds: Seeds; onLeave: (() => void) | undefined }) {
  const words = fairnessWords.useWords().seeds;
  const format = useFormats();
  const [known] = useState(seeds.previous?.serverSeed);
  return (
    <div className="grid gap-5">
      <FactList>
        <Fact name={words.activeHash} value={seeds.active.serverSeedHash} wide cut />
        <Fact
          name={words.clientSeed}
          value={seeds.active.clientSeed}
          {...(!seeds.active.chosen && { note: words.housesSeed })}
        />
        <Fact name={words.nonce} value={format.whole(seeds.active.nonce)} />
        <Fact name={words.nextHash} value={seeds.nextServerSeedHash} wide cut />
      </FactList>
      <RotateForm openHands={seeds.openHands} onLeave={onLeave} />
      {seeds.previous && (
        // A seed that is revealed on this page is shown at once.
        <details open={seeds.previous.serverSeed !== known} className="group border-t border-line pt-4">
          <FoldSummary className="min-h-11">{words.previous}</FoldSummary>
          <div className="pt-3">
            <FactList>
              <Fact name={words.serverSeed} value={seeds.previous.serverSeed} wide cut />
              <Fact name={words.revealedHash} value={seeds.previous.serverSeedHash} wide cut />
              <Fact name={words.clientSeed} value={seeds.previous.clientSeed} />
              <Fact name={words.bets} value={format.whole(seeds.previous.nonces)} />
            </FactList>
          </div>
        </details>
      )}
    </div>
  );
}

function RotateForm({ openHands, onLeave }: { openHands: Seeds["openHands"]; onLeave: (() => void) | undefined }) {
  const words = fairnessWords.useWords().seeds;
  const errors = errorWords.useWords();
  const rotate = useRotate();
  const [seed, setSeed] = useState(randomSeed);
  const problem = clientSeed.safeParse(seed).success ? null : words.seedProblem;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (problem === null) rotate.mutate(seed, { onSuccess: () => setSeed(randomSeed()) });
  };

  if (openHands.length > 0) return <OpenHandsNote openHands={openHands} onLeave={onLeave} />;
  return (
    <form onSubmit={submit} className="grid gap-3">
      {rotate.isError && <Alert tone="error">{textOfError(errors, rotate.error)}</Alert>}
      {rotate.isSuccess && <Alert tone="win">{words.rotated}</Alert>}
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          label={words.newClientSeed}
          value={seed}
          dir="ltr"
          maxLength={64}
          autoComplete="off"
          spellCheck={false}
          error={problem}
          hint={words.rotateHint}
          onChange={(event) => setSeed(event.target.value)}
          className="min-w-56 flex-1"
          trailing={
            <button
              type="button"
              aria-label={words.random}
              title={words.random}
              onClick={() => setSeed(randomSeed())}
              className="grid w-12 shrink-0 place-items-center text-muted hover:text-text"
            >
              <Dices aria-hidden="true" className="size-5" />
            </button>
          }
        />
        <Button
          type="submit"
          variant="accent"
          className="mt-[26px] min-h-12!"
          icon={<RefreshCw aria-hidden="true" className="size-[18px]" />}
          loading={rotate.isPending}
        >
          {words.rotate}
        </Button>
      </div>
    </form>
  );
}

/** A refused rotation: names the open hands, each with a link. */
function OpenHandsNote({ openHands, onLeave }: { openHands: Seeds["openHands"]; onLeave: (() => void) | undefined }) {
  const words = fairnessWords.useWords().seeds;
  const titleOf = useGameTitle();
  return (
    <Alert tone="warn">
      {words.openHands}{" "}
      {openHands.map((hand) => {
        const game = gameOf(hand.game);
        return game === undefined ? (
          <span key={hand.id}>{hand.game} </span>
        ) : (
          <Link
            key={hand.id}
            to={game.path}
            {...(onLeave && { onClick: onLeave })}
            className="me-2 font-semibold underline underline-offset-4"
          >
            {titleOf(game.id)}
          </Link>
        );
      })}
    </Alert>
  );
}
