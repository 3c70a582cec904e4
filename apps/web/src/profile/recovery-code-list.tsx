import { Button } from "@fairhouse/ui/components/button.tsx";
import { copied } from "@fairhouse/ui/copied.ts";
import { showToast } from "@fairhouse/ui/overlays/toasts.ts";
import { Copy, Download } from "lucide-react";
import { saveFile } from "./files.ts";
import { accountWords } from "./words/words.ts";

/** The recovery codes, shown only once, with ways to save them. */
export function RecoveryCodeList({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const words = accountWords.useWords();
  const text = `${codes.join("\n")}\n`;
  const copy = async () => {
    if (await copied(text)) showToast({ tone: "win", title: words.copied });
    else showToast({ tone: "error", title: words.notCopied });
  };
  return (
    <div className="grid gap-4">
      <ol dir="ltr" className="surface-well tabular grid gap-x-6 gap-y-2 p-4 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" icon={<Copy aria-hidden="true" className="size-4" />} onClick={() => void copy()}>
          {words.twoFactor.copyCodes}
        </Button>
        <Button
          size="sm"
          icon={<Download aria-hidden="true" className="size-4" />}
          onClick={() => saveFile("recovery-codes.txt", text, "text/plain")}
        >
          {words.twoFactor.saveCodes}
        </Button>
      </div>
      <Button variant="accent" block onClick={onDone}>
        {words.twoFactor.done}
      </Button>
    </div>
  );
}
