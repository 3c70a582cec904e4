import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { ReactNode } from "react";
import type { SessionUser } from "../session/session.ts";
import { Section } from "./section.tsx";
import { accountWords } from "./words/words.ts";

/** Facts about the account that the player cannot change here. */
export function AccountFacts({ user }: { user: SessionUser }) {
  const words = accountWords.useWords().facts;
  const account = accountWords.useWords();
  const format = useFormats();
  const adult = user.adultAt === null ? words.notConfirmed : words.adult(format.dateTime(user.adultAt));
  return (
    <Section title={account.accountTitle}>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Fact name={words.email} value={<bdi>{user.email}</bdi>} />
        <Fact name={words.role} value={words.roles[user.role]} />
        <Fact name={words.age} value={adult} />
        <Fact name={words.referral} value={<span className="tabular">{user.iReferral}</span>} />
      </dl>
    </Section>
  );
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-0.5 font-medium break-words">{value}</dd>
    </div>
  );
}
