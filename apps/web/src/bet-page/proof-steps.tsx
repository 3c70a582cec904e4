import type { BetFact, BetProof } from "@fairhouse/protocol/play.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Fingerprint, ListOrdered, LockKeyholeOpen, UserRoundPen } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { ShortHash } from "../fairness/short-hash.tsx";
import { fairnessWords } from "../fairness/words/words.ts";

/** The proof in three steps: the sealed part, the part of the player or table, and the opened part. */
export function ProofSteps({ proof }: { proof: BetProof }) {
  if (proof.seeding === "hidden") return null;
  if (proof.seeding === "facts") return <FactSteps proof={proof} />;
  return (
    <ol className="grid gap-3 md:grid-cols-3">
      {proof.seeding === "solo" ? <SoloSteps proof={proof} /> : <RoundSteps proof={proof} />}
    </ol>
  );
}

function SoloSteps({ proof }: { proof: Extract<BetProof, { seeding: "solo" }> }) {
  const words = fairnessWords.useWords().proof;
  return (
    <>
      <Step icon={Fingerprint} title={words.sealed} text={words.sealedText}>
        <ShortHash kept={6} value={proof.serverSeedHash} name={words.serverSeedHash} />
      </Step>
      <Step icon={UserRoundPen} title={words.part} text={words.partText}>
        <ShortHash kept={6} value={proof.clientSeed} name={words.clientSeed} />
        <span className="tabular text-sm text-muted">
          {words.nonce} <span className="font-semibold text-text">{proof.nonce}</span>
        </span>
      </Step>
      <Step icon={LockKeyholeOpen} title={words.opened} text={words.openedText}>
        {proof.serverSeed === null ? (
          <span className="text-sm font-semibold text-gold">{words.notRevealed}</span>
        ) : (
          <ShortHash kept={6} value={proof.serverSeed} name={words.serverSeed} />
        )}
      </Step>
    </>
  );
}

/** Characters at each end of a hash, as in the bar of a game: in the dialog of a round, a third of its width has no more. */
const ENDS = 4;

function RoundSteps({ proof }: { proof: Extract<BetProof, { table: string }> }) {
  const words = fairnessWords.useWords().proof;
  const format = useFormats();
  return (
    <>
      <Step icon={Fingerprint} title={words.chain} text={words.chainText}>
        <ShortHash kept={ENDS} value={proof.terminalHash} name={words.terminalHash} />
      </Step>
      <Step icon={ListOrdered} title={words.place} text={words.placeText}>
        <span className="tabular text-sm text-muted">
          {words.round} <span className="font-semibold text-text">{format.whole(proof.round)}</span>
        </span>
        <span className="tabular text-sm text-muted">
          {words.index} <span className="font-semibold text-text">{format.whole(proof.index)}</span>
        </span>
      </Step>
      <Step icon={LockKeyholeOpen} title={words.opened} text={words.openedLinkText}>
        {proof.link === null ? (
          <span className="text-sm font-semibold text-gold">{words.notRevealed}</span>
        ) : (
          <ShortHash kept={ENDS} value={proof.link} name={words.link} />
        )}
      </Step>
    </>
  );
}

type LinkedFact = BetFact & { readonly links: NonNullable<BetFact["links"]> };

/** Facts from elsewhere have no sealed part; they are listed with the other facts of the bet. */
function FactSteps({ proof }: { proof: Extract<BetProof, { seeding: "facts" }> }) {
  const words = fairnessWords.useWords().proof;
  const format = useFormats();
  const facts = proof.facts.filter((fact): fact is LinkedFact => fact.links !== null);
  if (facts.length === 0) return null;
  const chains = new Map(facts.map(({ links }) => [links.terminalHash, links]));
  // Matches of one day share their link.
  const used = [...new Map(facts.map(({ links }) => [`${links.terminalHash} ${links.first} ${links.last}`, links]))];
  return (
    <ol className="grid gap-3 md:grid-cols-3">
      <Step icon={Fingerprint} title={words.chain} text={words.chainText}>
        {[...chains.values()].map(({ table, terminalHash }) => (
          <Line key={terminalHash} name={table}>
            <ShortHash kept={6} value={terminalHash} name={words.terminalHash} />
          </Line>
        ))}
      </Step>
      <Step icon={ListOrdered} title={words.linksOfEvents} text={words.linksOfEventsText}>
        {used.map(([key, { table, first, last }]) => (
          <Line key={key} name={table}>
            <bdi dir="ltr" className="font-semibold text-text">
              {first === last ? format.whole(first) : `${format.whole(first)}–${format.whole(last)}`}
            </bdi>
          </Line>
        ))}
      </Step>
      <Step icon={LockKeyholeOpen} title={words.opened} text={words.openedLinksText}>
        {used.map(([key, { last, link }]) => (
          <Line key={key} name={format.whole(last)}>
            {link === null ? (
              <span className="font-semibold text-gold">{words.notRevealed}</span>
            ) : (
              <ShortHash kept={6} value={link} name={words.link} />
            )}
          </Line>
        ))}
      </Step>
    </ol>
  );
}

function Line({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <span className="tabular flex w-full items-center justify-between gap-x-4 text-sm text-muted">
      <span>{name}</span>
      {children}
    </span>
  );
}

interface StepProps {
  readonly icon: ComponentType<{ className?: string }>;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Step({ icon: Icon, title, text, children }: StepProps) {
  return (
    <li className="surface-raised flex flex-col gap-2 p-4">
      <h3 className="flex items-center gap-2.5 text-base">
        <Icon aria-hidden="true" className="size-5 shrink-0 text-accent-text" />
        {title}
      </h3>
      <p className="text-sm text-muted">{text}</p>
      {/* At least as high as one with a button, so that those of a row are level. */}
      <div className="surface-well mt-auto flex min-h-12.5 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-3 py-1.5">
        {children}
      </div>
    </li>
  );
}
