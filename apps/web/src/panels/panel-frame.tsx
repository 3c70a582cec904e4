import { Dialog } from "@fairhouse/ui/components/dialog.tsx";
import type { ReactNode } from "react";
import { usePageTitle } from "../shell/page-title.ts";
import { shellWords } from "../shell/words/words.ts";

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
  return <Dialog {...frame} closeLabel={shellWords.useWords().close} />;
}
