import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { type ReactNode, useId } from "react";
import type { SessionUser } from "../session/session.ts";
import { accountWords } from "./words/words.ts";

/** Facts about the account that the player cannot change here. */
export function AccountFacts({ user }: { user: SessionUser }) {
  const words = accountWords.useWords().facts;
  const account = accountWords.useWords();
  const format = useFormats();
  const id = useId();
  const adult = user.adultAt === null ? words.notConfirmed : words.adult(format.dateTime(user.adultAt));
  return (
    <section aria-labelledby={id} className="surface-panel @container p-5 md:p-7">
      <h2 id={id} className="mb-4 text-lg">
        {account.accountTitle}
      </h2>
      <dl className="grid gap-x-8 gap-y-3 @min-[480px]:grid-cols-2">
        <Fact name={words.email} value={<bdi>{user.email}</bdi>} />
        <Fact name={words.role} value={words.roles[user.role]} />
        <Fact name={words.age} value={adult} />
        <Fact name={words.referral} value={<span className="tabular">{user.iReferral}</span>} />
      </dl>
    </section>
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
