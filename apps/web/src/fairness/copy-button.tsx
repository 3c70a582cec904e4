import { copied } from "@fairhouse/ui/copied.ts";
import { showToast } from "@fairhouse/ui/overlays/toasts.ts";
import { Tooltip } from "@fairhouse/ui/overlays/tooltip.tsx";
import { Copy } from "lucide-react";
import { fairnessWords } from "./words/words.ts";

/** Copies a text and says so. `name` is the name of the text. */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const words = fairnessWords.useWords().proof;
  const copy = async () => {
    if (await copied(text)) showToast({ tone: "win", title: words.copied });
    else showToast({ tone: "error", title: words.notCopied });
  };
  return (
    <Tooltip text={words.copy}>
      <button
        type="button"
        aria-label={`${words.copy}: ${name}`}
        onClick={() => void copy()}
        className="touch-target grid size-9 shrink-0 place-items-center rounded-control text-muted hover:bg-panel-high hover:text-text"
      >
        <Copy aria-hidden="true" className="size-4" />
      </button>
    </Tooltip>
  );
}
