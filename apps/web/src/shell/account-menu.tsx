import { NO_RESPONSE } from "@fairhouse/client/wire/http.ts";
import { Avatar } from "@fairhouse/ui/components/avatar.tsx";
import { textOfError } from "@fairhouse/ui/errors/text-of-error.ts";
import { errorWords } from "@fairhouse/ui/errors/words/words.ts";
import { showToast } from "@fairhouse/ui/overlays/toasts.ts";
import { Gift, LogOut, Settings2, User, Wallet } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useStore } from "zustand";
import { BarPopover } from "../base/bar-popover.tsx";
import { PanelLink } from "../base/panel-link.tsx";
import { siteWords } from "../base/words/words.ts";
import { session, sessionStore } from "../services/services.ts";
import { useSettingsDrawer } from "./use-settings-drawer.tsx";

const itemStyle =
  "flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start font-medium hover:bg-panel-high [&_svg]:size-[18px] [&_svg]:text-muted";

export function AccountMenu() {
  const words = siteWords.useWords();
  const errors = errorWords.useWords();
  const user = useStore(sessionStore, (state) => state.user);
  const settings = useSettingsDrawer();
  if (user === null) return null;

  const logOut = async () => {
    try {
      await session.logout();
    } catch (error) {
      const title = error === NO_RESPONSE ? words.topBar.logOutFailed : textOfError(errors, error);
      showToast({ tone: "error", title });
    }
  };

  return (
    <>
      <BarPopover label={words.topBar.account} face={<Avatar name={user.firstName} seed={user.avatar} size={36} />}>
        {(close) => (
          <>
            <div className="flex items-center gap-3 border-b border-line px-3 pt-2 pb-3.5 mb-2">
              <Avatar name={user.firstName} seed={user.avatar} size={44} />
              <div className="min-w-0">
                <p className="truncate font-semibold">{user.firstName}</p>
                <p className="truncate text-sm">{user.username}</p>
                <p className="truncate text-sm text-muted">{user.email}</p>
              </div>
            </div>
            <Link to="/profile" onClick={close} className={itemStyle}>
              <User aria-hidden="true" />
              {words.navigation.profile}
            </Link>
            <PanelLink
              panel="wallet"
              label={<IconAndWord icon={<Wallet aria-hidden="true" />} word={words.frame.wallet} />}
              onOpen={close}
              className={itemStyle}
            />
            <PanelLink
              panel="promotions"
              label={<IconAndWord icon={<Gift aria-hidden="true" />} word={words.frame.promotions} />}
              onOpen={close}
              className={itemStyle}
            />
            <button
              type="button"
              aria-haspopup="dialog"
              className={`${itemStyle} sm:hidden`}
              onClick={() => {
                close();
                settings.open();
              }}
            >
              <Settings2 aria-hidden="true" />
              {words.frame.settings}
            </button>
            <button
              type="button"
              className={itemStyle}
              onClick={() => {
                close();
                void logOut();
              }}
            >
              <LogOut aria-hidden="true" className="mirror-rtl" />
              {words.topBar.logOut}
            </button>
          </>
        )}
      </BarPopover>
      {settings.drawer}
    </>
  );
}

function IconAndWord({ icon, word }: { readonly icon: ReactNode; readonly word: string }) {
  return (
    <>
      {icon}
      {word}
    </>
  );
}
