import type { BetPage } from "@fairhouse/protocol/play.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Fact, FactList } from "./fact-list.tsx";
import { SaltOrigin } from "./salt-origin.tsx";
import { fairnessWords } from "./words/words.ts";

/** Everything that the verifier reads, for those who compute it themselves. */
export function ProofFacts({ page }: { page: BetPage }) {
  const words = fairnessWords.useWords().proof;
  const { bet, moves } = page;
  return (
    <FactList>
      <SeedFacts page={page} />
      <Fact name={words.bet} value={JSON.stringify(bet.bet)} wide />
      {bet.kind === "hand" && <Fact name={words.moves} value={JSON.stringify(moves)} wide />}
      {bet.outcome !== null && <Fact name={words.outcome} value={JSON.stringify(bet.outcome)} wide />}
      <Fact name={words.version} value={`${bet.game} ${bet.gameVersion}`} />
    </FactList>
  );
}

function SeedFacts({ page: { proof } }: { page: BetPage }) {
  const words = fairnessWords.useWords().proof;
  const format = useFormats();
  if (proof.seeding === "hidden") return null;
  if (proof.seeding === "facts") {
    return proof.facts.map((fact) => (
      <Fact
        key={fact.id}
        name={words.fact(fact.id)}
        value={fact.knownAt === null ? null : JSON.stringify(fact.result)}
        absent={words.notKnown}
        wide
      />
    ));
  }
  if (proof.seeding === "solo") {
    return (
      <>
        <Fact name={words.serverSeedHash} value={proof.serverSeedHash} wide />
        <Fact name={words.serverSeed} value={proof.serverSeed} absent={words.notRevealed} wide />
        <Fact name={words.clientSeed} value={proof.clientSeed} />
        <Fact name={words.nonce} value={String(proof.nonce)} />
      </>
    );
  }
  return (
    <>
      <Fact name={words.terminalHash} value={proof.terminalHash} wide />
      <Fact name={words.link} value={proof.link} absent={words.notRevealed} wide />
      <Fact name={words.salt} value={proof.salt} wide />
      <SaltOrigin facts={proof.saltFacts} />
      <Fact name={words.round} value={`${proof.table} ${format.whole(proof.round)}`} />
      <Fact name={words.index} value={format.whole(proof.index)} />
    </>
  );
}
