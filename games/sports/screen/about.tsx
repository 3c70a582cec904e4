import { PageLinkContext } from "@fairhouse/client/page-link.tsx";
import { buttonStyle } from "@fairhouse/ui/components/button-style.ts";
import { use } from "react";
import { Points, Section } from "../../shared/screen/page/about-parts.tsx";
import { PayTable } from "../../shared/screen/page/pay-table.tsx";
import { pathOf } from "../../shared/screen/slip/slip-games.ts";
import { sportsWords } from "./words/words.ts";

/** Shows the rules, where odds and results come from, and what nobody can verify here. */
export function About() {
  const { about, toLeagues } = sportsWords.useWords();
  const PageLink = use(PageLinkContext);
  return (
    <div className="@container">
      <div className="grid gap-8 @min-[960px]:grid-cols-2 @min-[960px]:gap-x-12">
        <p className="col-span-full text-lg">{about.lead}</p>
        <div className="grid content-start gap-8">
          <Section title={about.rulesTitle}>
            <Points items={about.rules} />
          </Section>
          <Section title={about.endsTitle}>
            <PayTable caption={about.endsTitle} head={[about.caseColumn, about.legColumn]} rows={about.ends} />
          </Section>
        </div>
        <div className="grid content-start gap-8">
          <Section title={about.oddsTitle}>
            <Points items={about.odds} />
          </Section>
          <Section title={about.resultsTitle}>
            <Points items={about.results} />
          </Section>
          <Section title={about.limitsTitle}>
            <p>{about.limits}</p>
            <PageLink to={pathOf("virtual")} className={`${buttonStyle({ variant: "neutral" })} justify-self-start`}>
              {toLeagues}
            </PageLink>
          </Section>
        </div>
      </div>
    </div>
  );
}
