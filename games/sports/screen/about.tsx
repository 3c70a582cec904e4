import { Points, Section } from "../../shared/screen/page/about-parts.tsx";
import { sportsWords } from "./words/words.ts";

/** Shows the rules, where odds and results come from, and what nobody can verify here. */
export function About() {
  const { about } = sportsWords.useWords();
  return (
    <div className="@container">
      <div className="grid gap-8 @min-[960px]:grid-cols-2 @min-[960px]:gap-x-12">
        <p className="col-span-full text-lg">{about.lead}</p>
        <Section title={about.rulesTitle}>
          <Points items={about.rules} />
        </Section>
        <div className="grid content-start gap-8">
          <Section title={about.oddsTitle}>
            <Points items={about.odds} />
          </Section>
          <Section title={about.resultsTitle}>
            <Points items={about.results} />
          </Section>
          <Section title={about.limitsTitle}>
            <p>{about.limits}</p>
          </Section>
        </div>
      </div>
    </div>
  );
}
