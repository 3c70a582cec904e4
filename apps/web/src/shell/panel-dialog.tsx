import { lazy, Suspense, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { type LegalPanel as LegalName, legalPanels, type Panel, panelOf, withPanel } from "../base/address/panels.ts";
import { openedHere } from "../base/panel-link.tsx";
import type { OwnPanelProps } from "../page/panel-frame.tsx";

const LegalPanel = lazy(async () => ({ default: (await import("../legal/legal-panel.tsx")).LegalPanel }));

/** Panels with a dialog of their own, each fetched when it is first opened. */
const ownPanels = {
  wallet: lazy(async () => ({ default: (await import("../wallet/wallet-panel.tsx")).WalletPanel })),
  promotions: lazy(async () => ({ default: (await import("../promotions/promotions-panel.tsx")).PromotionsPanel })),
  profile: lazy(async () => ({ default: (await import("../profile/profile-panel.tsx")).ProfilePanel })),
  support: lazy(async () => ({ default: (await import("../support/support-panel.tsx")).SupportPanel })),
} satisfies Record<Exclude<Panel, LegalName>, unknown>;

/** The panel that the address names, over any page. Going back closes it. */
export function PanelDialog() {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const panel = panelOf(search);
  // Keeps showing the last panel while it closes.
  const [last, setLast] = useState(panel);
  if (panel !== null && panel !== last) setLast(panel);
  if (last === null) return null;

  const close = () => {
    if (state?.panel === openedHere.panel) void navigate(-1);
    else void navigate({ search: withPanel(search, null) }, { replace: true });
  };

  const panelProps = { open: panel !== null, onClose: close };
  return (
    <Suspense>{isLegal(last) ? <LegalPanel panel={last} {...panelProps} /> : ownPanel(last, panelProps)}</Suspense>
  );
}

function ownPanel(panel: Exclude<Panel, LegalName>, props: OwnPanelProps) {
  const OwnPanel = ownPanels[panel];
  return <OwnPanel {...props} />;
}

function isLegal(panel: Panel): panel is LegalName {
  return legalPanels.some((legal) => legal === panel);
}
