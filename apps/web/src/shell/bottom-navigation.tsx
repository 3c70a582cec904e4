import { Gamepad2, House, ShieldCheck, User } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Link, useLocation } from "react-router";
import { shellWords } from "../words/shell-words.ts";

const GamesSheet = lazy(async () => ({ default: (await import("./games-sheet.tsx")).GamesSheet }));

const itemStyle =
  "flex flex-1 flex-col items-center justify-center gap-1 text-xs font-medium text-muted transition-colors aria-[current=page]:text-text aria-expanded:text-text [&_svg]:size-[22px] aria-[current=page]:[&_svg]:text-accent-text";

/** Under 900 px: what a thumb reaches. */
export function BottomNavigation() {
  const words = shellWords.useWords().navigation;
  const { pathname } = useLocation();
  const [opened, setOpened] = useState<"never" | "open" | "closed">("never");
  const inGame = pathname.startsWith("/game");
  return (
    <nav
      aria-label={words.label}
      className="fixed inset-x-0 bottom-0 z-40 flex h-[calc(var(--bottom-bar-height)+env(safe-area-inset-bottom))] border-t border-line bg-raised/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md md:hidden"
    >
      <BottomLink to="/home" current={pathname === "/home"} icon={<House />} label={words.home} />
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={opened === "open"}
        aria-current={inGame ? "page" : undefined}
        onClick={() => setOpened("open")}
        className={itemStyle}
      >
        <Gamepad2 aria-hidden="true" />
        {words.games}
      </button>
      <BottomLink to="/fairness" current={pathname === "/fairness"} icon={<ShieldCheck />} label={words.fairness} />
      <BottomLink to="/profile" current={pathname === "/profile"} icon={<User />} label={words.profile} />
      <Suspense>
        {opened !== "never" && <GamesSheet open={opened === "open"} onClose={() => setOpened("closed")} />}
      </Suspense>
    </nav>
  );
}

interface BottomLinkProps {
  readonly to: string;
  readonly current: boolean;
  readonly icon: ReactNode;
  readonly label: string;
}

function BottomLink({ to, current, icon, label }: BottomLinkProps) {
  return (
    <Link to={to} aria-current={current ? "page" : undefined} className={itemStyle}>
      {icon}
      {label}
    </Link>
  );
}
