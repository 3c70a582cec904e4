import { classes } from "@fairhouse/ui/classes.ts";
import { Avatar } from "@fairhouse/ui/components/avatar.tsx";
import { Badge } from "@fairhouse/ui/components/badge.tsx";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { useStore } from "zustand";
import { siteWords } from "../base/words/words.ts";
import { sessionStore } from "../services/services.ts";
import type { SessionUser } from "../session/session.ts";
import { Standing } from "./standing.tsx";
import { accountWords } from "./words/words.ts";

export interface ProfileHeaderProps {
  readonly user: SessionUser;
  readonly hidden: boolean;
  /** Level of the heading with the name: of the page, or of a panel over another one, which shows less. */
  readonly nameLevel: "h1" | "h2";
}

/** The player's identity: picture, names, balance and standing. */
export function ProfileHeader({ user, hidden, nameLevel: Name }: ProfileHeaderProps) {
  const inPanel = Name === "h2";
  const words = siteWords.useWords();
  const account = accountWords.useWords();
  const balance = useStore(sessionStore, (session) => session.balance);
  const currency = useCurrencyInPlay();
  return (
    <section className="surface-panel relative overflow-hidden">
      {!inPanel && (
        <div
          aria-hidden="true"
          className="h-16 bg-[radial-gradient(80%_160%_at_20%_0%,var(--accent),transparent_70%),linear-gradient(120deg,var(--accent-fill),var(--panel-high))] md:h-20"
        />
      )}
      <div
        className={classes(
          "grid gap-x-6 gap-y-4 px-5 pb-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center md:px-7",
          inPanel && "pt-6",
        )}
      >
        {/* On phones the names have the whole width, below the picture: long ones wrap. */}
        <div className={classes("flex min-w-0 items-center gap-4", !inPanel && "max-sm:grid max-sm:gap-2.5")}>
          <Avatar
            name={user.firstName}
            seed={user.avatar}
            size={inPanel ? 64 : 96}
            className={inPanel ? "" : "-mt-12 self-start ring-4 ring-panel max-sm:size-20!"}
          />
          <div className={classes("min-w-0", !inPanel && "sm:pt-4")}>
            <Name className="text-2xl break-words max-sm:text-xl">
              <bdi>{user.username}</bdi>
            </Name>
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted">
              <bdi className="min-w-0 truncate max-sm:break-words max-sm:whitespace-normal rtl:text-right">{`${user.firstName} ${user.lastName}`}</bdi>
              {hidden && <Badge tone="gold">{account.hiddenBadge}</Badge>}
            </p>
          </div>
        </div>
        <div className={classes("surface-well grid gap-0.5 px-4 py-3", !inPanel && "max-sm:hidden sm:mt-4")}>
          <span className="text-sm text-muted">
            {account.facts.balance} · {words.topBar.playCoins}
          </span>
          <Money amount={balance} currency={currency} icon={22} className="text-2xl font-bold" />
        </div>
      </div>
      <Standing />
    </section>
  );
}
