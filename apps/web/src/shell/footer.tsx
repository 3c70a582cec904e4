import { Logo } from "@fairhouse/ui/components/logo.tsx";
import { Tooltip } from "@fairhouse/ui/overlays/tooltip.tsx";
import { type ReactNode, Suspense } from "react";
import { Link } from "react-router";
import { useStore } from "zustand";
import { panels } from "../base/address/panels.ts";
import { lazyOrNothing } from "../base/lazy-or-nothing.ts";
import { PanelLink } from "../base/panel-link.tsx";
import { siteWords } from "../base/words/words.ts";
import { houseInfo } from "../services/services.ts";
import { SocialIcon, type SocialNetwork, socialNetworks } from "./social-icons.tsx";

/** Not before the page is done: it watches for as long as the page is open. */
const LogWatch = lazyOrNothing(async () => (await import("../log/log-watch.tsx")).LogWatch);

const linkStyle = "touch-target justify-self-start rounded-control text-muted hover:text-text hover:underline";

/**
 * The specification's three blocks: platform, about us, and links to follow the house. Every link's address is the home
 * page, and its panel opens over the current page.
 */
export function Footer() {
  const { footer, navigation, topBar, frame, adultsOnly } = siteWords.useWords();
  const house = useStore(houseInfo, (info) => info.name);
  return (
    <footer className="mx-auto w-full max-w-(--content-width) px-3 pt-10 pb-8 md:px-6">
      <Suspense>
        <LogWatch />
      </Suspense>
      <div className="grid grid-cols-2 gap-8 border-t border-line pt-8 md:grid-cols-[minmax(0,1.6fr)_repeat(2,minmax(0,1fr))_auto]">
        <div className="grid content-start justify-items-start gap-3 max-md:col-span-2">
          <Logo size={32} name={house} />
          <p className="max-w-[44ch] text-sm text-muted">{footer.about}</p>
        </div>
        <Links heading={footer.platform}>
          <Link to="/home" className={linkStyle}>
            {navigation.home}
          </Link>
          <PanelLinkIfBuilt panel="promotions" label={frame.promotions} />
          <PanelLinkIfBuilt panel="profile" label={frame.profileSettings} />
          <PanelLinkIfBuilt panel="wallet" label={frame.wallet} />
        </Links>
        <Links heading={footer.aboutUs}>
          <PanelLinkIfBuilt panel="terms" label={footer.terms} />
          <PanelLinkIfBuilt panel="privacy" label={footer.privacy} />
          <PanelLinkIfBuilt panel="support" label={frame.support} />
          <PanelLinkIfBuilt panel="licensing" label={footer.licensing} />
        </Links>
        <Links heading={frame.followUs} wide>
          <ul className="flex flex-wrap gap-2">
            {socialNetworks.map((network) => (
              <li key={network}>
                <SocialLink network={network} />
              </li>
            ))}
          </ul>
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

/** Links to the home page, as specified, until the operator sets an address. */
function SocialLink({ network }: { network: SocialNetwork }) {
  const { networks, newTab } = siteWords.useWords().frame;
  const address = useStore(houseInfo, (info) => info.brand?.social[network]);
  const style =
    "touch-target grid size-10 place-items-center rounded-full border border-line-strong text-muted transition-colors hover:border-accent hover:text-accent-text";
  const name = networks[network];
  if (address === undefined) {
    return (
      <Tooltip text={name}>
        <Link to="/home" aria-label={name} className={style}>
          <SocialIcon network={network} />
        </Link>
      </Tooltip>
    );
  }
  return (
    <Tooltip text={name}>
      <a href={address} target="_blank" rel="noopener noreferrer me" aria-label={`${name} ${newTab}`} className={style}>
        <SocialIcon network={network} />
      </a>
    </Tooltip>
  );
}

/** A link to a panel, omitted if this house does not have the panel. */
function PanelLinkIfBuilt({ panel, label }: { panel: string; label: string }) {
  const built = panels.find((known) => known === panel);
  return built === undefined ? null : <PanelLink panel={built} label={label} className={linkStyle} />;
}

function Links({ heading, wide = false, children }: { heading: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={`grid content-start gap-3 ${wide ? "max-md:col-span-2" : ""}`}>
      <h2 className="text-sm font-semibold tracking-wide uppercase">{heading}</h2>
      {children}
    </div>
  );
}
