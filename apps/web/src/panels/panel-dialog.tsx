import { Dialog } from "@fairhouse/ui/components/dialog.tsx";
import { lazy, Suspense, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useStore } from "zustand";
import { houseInfo } from "../house.ts";
import { legalWords } from "../words/legal-words.ts";
import { shellWords } from "../words/shell-words.ts";
import type { OwnPanelProps } from "./own-panel.ts";
import { openedHere, PanelLink } from "./panel-link.tsx";
import { type LegalPanel, legalPanels, type Panel, panelOf, withPanel } from "./panels.ts";

/** Panels with a dialog of their own, each fetched when it is first opened. */
const ownPanels = {
  wallet: lazy(async () => ({ default: (await import("./wallet/wallet-panel.tsx")).WalletPanel })),
  promotions: lazy(async () => ({ default: (await import("./promotions/promotions-panel.tsx")).PromotionsPanel })),
} satisfies Record<Exclude<Panel, LegalPanel>, unknown>;

/** The panel that the address names, over whatever page. Going back closes it. */
export function PanelDialog() {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const panel = panelOf(search);
  // While it closes, it still shows what it was opened for.
  const [last, setLast] = useState(panel);
  if (panel !== null && panel !== last) setLast(panel);
  if (last === null) return null;

  const close = () => {
    if (state?.panel === openedHere.panel) void navigate(-1);
    else void navigate({ search: withPanel(search, null) }, { replace: true });
  };

  if (isLegal(last)) return <LegalDialog panel={last} open={panel !== null} onClose={close} />;
  const OwnPanel = ownPanels[last];
  return (
    <Suspense>
      <OwnPanel open={panel !== null} onClose={close} />
    </Suspense>
  );
}

function LegalDialog({ panel, open, onClose }: OwnPanelProps & { panel: LegalPanel }) {
  const words = shellWords.useWords();
  const texts = legalWords.useWords();
  const house = useStore(houseInfo, (info) => info.name);
  const text = texts[panel](house);
  return (
    <Dialog open={open} onClose={onClose} width="lg" title={text.title} closeLabel={words.close}>
      <div className="grid gap-6 pb-2">
        <nav aria-label={words.footer.aboutUs} className="flex flex-wrap gap-2">
          {legalPanels.map((name) => (
            <PanelLink
              key={name}
              panel={name}
              label={words.footer[name]}
              className="touch-target rounded-full border border-line-strong px-3.5 py-1.5 text-sm font-semibold text-muted hover:text-text aria-[current=true]:border-accent aria-[current=true]:bg-accent-soft aria-[current=true]:text-accent-text"
            />
          ))}
        </nav>
        <p className="text-lg text-muted">{text.lead}</p>
        {text.sections.map((section) => (
          <section key={section.heading} className="grid gap-2">
            <h3 className="text-base">{section.heading}</h3>
            {section.text.map((paragraph) => (
              <p key={paragraph} className="max-w-[68ch] text-muted">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function isLegal(panel: Panel): panel is LegalPanel {
  return legalPanels.some((legal) => legal === panel);
}
