import { Avatar } from "@fairhouse/ui/components/avatar.tsx";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { EmptyState } from "@fairhouse/ui/components/empty-state.tsx";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { Skeleton } from "@fairhouse/ui/components/skeleton.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { useStore } from "zustand";
import { OwnBets } from "../bets/own-bets.tsx";
import { CurrencyIcon } from "../currency-icon.tsx";
import { house, sessionStore } from "../house.ts";
import type { SessionUser } from "../session/session.ts";
import { shellWords } from "../words/shell-words.ts";

export default function ProfilePage() {
  const words = shellWords.useWords();
  const user = useStore(sessionStore, (session) => session.user);
  const isInitialized = useStore(sessionStore, (session) => session.isInitialized);
  if (user !== null) return <Profile user={user} />;
  if (!isInitialized) return <Skeleton className="h-64 rounded-panel!" />;
  return (
    <div className="surface-panel mx-auto max-w-2xl">
      <h1 className="sr-only">{words.profile.title}</h1>
      <EmptyState
        icon={<UserRound />}
        title={words.profile.signedOut}
        text={words.profile.signedOutText}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button variant="accent" onClick={() => house.openAuth()}>
              {words.topBar.signIn}
            </Button>
            <Button onClick={() => house.openAuth("register")}>{words.auth.createAnAccount}</Button>
          </div>
        }
      />
    </div>
  );
}

function Profile({ user }: { user: SessionUser }) {
  const words = shellWords.useWords();
  const format = useFormats();
  const balance = useStore(sessionStore, (session) => session.balance);
  const adult = user.adultAt === null ? words.profile.notConfirmed : words.profile.adult(format.dateTime(user.adultAt));
  return (
    <div className="grid gap-6">
      <section className="surface-panel relative overflow-hidden">
        <div
          aria-hidden="true"
          className="h-24 bg-[radial-gradient(80%_160%_at_20%_0%,var(--accent),transparent_70%),linear-gradient(120deg,var(--accent-fill),var(--panel-high))] md:h-28"
        />
        <div className="grid gap-x-6 gap-y-5 px-5 pb-6 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center md:px-7">
          <div className="flex min-w-0 items-center gap-4">
            <Avatar
              name={user.username}
              seed={user.avatar}
              size={96}
              className="-mt-12 self-start ring-4 ring-panel max-sm:size-20!"
            />
            <div className="min-w-0 pt-4">
              <h1 className="truncate text-2xl">{user.username}</h1>
              <p className="truncate text-muted">
                <bdi>{`${user.firstName} ${user.lastName}`}</bdi>
              </p>
            </div>
          </div>
          <div className="surface-well grid gap-0.5 px-4 py-3 sm:mt-4">
            <span className="text-sm text-muted">
              {words.profile.balance} · {words.topBar.playCoins}
            </span>
            <Money amount={balance} icon={<CurrencyIcon size={22} />} className="text-2xl font-bold" />
          </div>
        </div>
        <dl className="grid gap-x-8 gap-y-4 border-t border-line px-5 py-5 sm:grid-cols-2 md:px-7 lg:grid-cols-4">
          <Fact name={words.profile.email} value={user.email} />
          <Fact name={words.profile.role} value={words.profile.roles[user.role]} />
          <Fact name={words.profile.referral} value={<span className="tabular">{user.iReferral}</span>} />
          <Fact name={words.profile.age} value={adult} />
        </dl>
      </section>
      <section aria-labelledby="own-bets" className="grid gap-3">
        <h2 id="own-bets" className="text-xl">
          {words.profile.myBets}
        </h2>
        <OwnBets game={null} />
      </section>
    </div>
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
