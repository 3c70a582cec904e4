import { Dialog } from "@fairhouse/ui/overlays/dialog.tsx";
import type { ReactNode } from "react";
import { gameWords } from "../words/words.ts";

/** Shows a dialog over the game page. It is loaded when first opened, because it depends on a library. */
// biome-ignore lint/style/noDefaultExport: loaded by React's lazy, which takes default exports.
export default function SideDialog(props: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const words = gameWords.useWords();
  return (
    <Dialog open title={props.title} onClose={props.onClose} closeLabel={words.close} width="lg">
      {props.children}
    </Dialog>
  );
}
