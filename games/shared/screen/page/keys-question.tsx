import { AlertDialog } from "@fairhouse/ui/overlays/alert-dialog.tsx";
import { Keyboard } from "lucide-react";
import { gameWords } from "../words/words.ts";
import type { KeysQuestion as Question } from "./hotkeys.ts";

/** Asks at the first key that would change a stake if keys are meant. Loaded when it is asked. */
// biome-ignore lint/style/noDefaultExport: loaded by React's lazy, which takes default exports.
export default function KeysQuestion({ question }: { readonly question: Question | null }) {
  const words = gameWords.useWords();
  return (
    <AlertDialog
      open={question !== null}
      icon={<Keyboard aria-hidden="true" />}
      title={words.keysQuestion}
      text={words.keysText}
      confirmLabel={words.keysUse}
      onConfirm={() => question?.use()}
      cancelLabel={words.keysOff}
      onCancel={() => question?.turnOff()}
    />
  );
}
