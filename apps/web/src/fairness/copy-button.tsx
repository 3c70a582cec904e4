import { IconButton } from "@fairhouse/ui/components/icon-button.tsx";
import { showToast } from "@fairhouse/ui/overlays/toasts.ts";
import { Copy } from "lucide-react";
import { fairnessWords } from "./words/words.ts";

/** Copies a text and says so. `name` is the name of the text. */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const words = fairnessWords.useWords().proof;
  const copy = async () => {
    await navigator.clipboard?.writeText(text);
    showToast({ tone: "win", title: words.copied });
  };
  return (
    <IconButton
      label={`${words.copy}: ${name}`}
      icon={<Copy className="size-4!" />}
      className="size-9!"
      onClick={() => void copy()}
    />
  );
}
