import { Dialog } from "@fairhouse/ui/overlays/dialog.tsx";
import type { ReactNode } from "react";
import { siteWords } from "../base/words/words.ts";
import { usePageTitle } from "./page-title.ts";

/** Props of a panel with a dialog of its own; the address decides when it is open. */
export interface OwnPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export interface PanelFrameProps extends OwnPanelProps {
  readonly title: string;
  readonly description?: string;
  readonly width: "lg" | "xl";
  readonly children: ReactNode;
}

/** The dialog around the content of a panel. */
export function PanelFrame(frame: PanelFrameProps) {
  usePageTitle(frame.open ? frame.title : null);
  return <Dialog {...frame} closeLabel={siteWords.useWords().close} />;
}
