import { IconButton } from "@fairhouse/ui/components/icon-button.tsx";
import { copied } from "@fairhouse/ui/copied.ts";
import { showToast } from "@fairhouse/ui/overlays/toasts.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Link2 } from "lucide-react";
import { linkOfSlip } from "./slip-link.ts";
import type { SlipTable } from "./use-slip-table.ts";
import { slipWords } from "./words/words.ts";

interface SlipToolsProps {
  readonly draft: Pick<SlipTable["draft"], "legs" | "sizes" | "clear">;
  readonly eachWay: boolean;
}

/** Shows beside the title of a slip how many legs it has, and the buttons that copy a link to it and clear it. */
export function SlipTools({ draft, eachWay }: SlipToolsProps) {
  const words = slipWords.useWords();
  const { whole } = useFormats();
  const { legs, sizes, clear } = draft;
  const copy = async () => {
    const isCopied = await copied(linkOfSlip(location.href, { legs, sizes, eachWay }));
    showToast(isCopied ? { tone: "win", title: words.copied } : { tone: "error", title: words.notCopied });
  };
  if (legs.length === 0) return null;
  return (
    <>
      <span className="tabular grid min-w-6 place-items-center rounded-full bg-accent-soft px-2 py-0.5 text-sm font-semibold text-accent-text">
        {whole(legs.length)}
      </span>
      <IconButton
        label={words.copyLink}
        icon={<Link2 size={18} />}
        onClick={() => void copy()}
        className="ms-auto -my-1"
      />
      <button
        type="button"
        onClick={clear}
        className="min-h-9 rounded-control px-3 text-sm font-semibold text-muted touch-target hover:bg-panel-high hover:text-text"
      >
        {words.clear}
      </button>
    </>
  );
}
