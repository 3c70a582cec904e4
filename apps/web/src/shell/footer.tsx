import { Logo } from "@fairhouse/ui/components/logo.tsx";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useStore } from "zustand";
import { houseInfo } from "../house.ts";
import { PanelLink } from "../panels/panel-link.tsx";
import { shellWords } from "../words/shell-words.ts";

const linkStyle = "touch-target justify-self-start rounded-control text-muted hover:text-text hover:underline";

/** Who runs what here, and under which rules; its links are those whose places exist. */
export function Footer() {
  const { footer, navigation, topBar, adultsOnly } = shellWords.useWords();
  const house = useStore(houseInfo, (info) => info.name);
  return (
    <footer className="mx-auto w-full max-w-(--content-width) px-3 pt-10 pb-8 md:px-6">
      <div className="grid grid-cols-2 gap-8 border-t border-line pt-8 sm:grid-cols-[minmax(0,1.6fr)_repeat(2,minmax(0,1fr))]">
        <div className="grid content-start justify-items-start gap-3 max-sm:col-span-2">
          <Logo size={32} name={house} />
          <p className="max-w-[44ch] text-sm text-muted">{footer.about}</p>
        </div>
        <Links heading={footer.platform}>
          <Link to="/home" className={linkStyle}>
            {navigation.home}
          </Link>
          <Link to="/fairness" className={linkStyle}>
            {navigation.fairness}
          </Link>
          <Link to="/profile" className={linkStyle}>
            {navigation.profile}
          </Link>
        </Links>
        <Links heading={footer.aboutUs}>
          <PanelLink panel="terms" label={footer.terms} className={linkStyle} />
          <PanelLink panel="privacy" label={footer.privacy} className={linkStyle} />
          <PanelLink panel="licensing" label={footer.licensing} className={linkStyle} />
        </Links>
      </div>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-muted">
        <p>{topBar.noCashValue}</p>
        <p className="flex items-center gap-2.5">
          <span className="tabular grid size-9 place-items-center rounded-full border-2 border-line-strong text-xs font-bold">
            18+
          </span>
          {adultsOnly}
        </p>
      </div>
    </footer>
  );
}

function Links({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-3">
      <h2 className="text-sm font-semibold tracking-wide uppercase">{heading}</h2>
      {children}
    </div>
  );
}
