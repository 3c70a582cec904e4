import { Button } from "@fairhouse/ui/components/button.tsx";
import { Check, Link2, Share2 } from "lucide-react";
import { useEffect, useState } from "react";
import { betWords } from "./words/words.ts";

const style = "border-white/30! bg-black/35! text-white!";
const iconStyle = "size-[18px]";
const COPIED_MS = 2_500;

type Copying = "idle" | "copied" | "failed";

/** The link of a bet's page: copied, or handed to the system's own sheet where there is one. */
export function ShareButtons({ id, title }: { readonly id: string; readonly title: string }) {
  const words = betWords.useWords();
  const [copying, setCopying] = useState<Copying>("idle");
  const url = `${location.origin}/bet/${id}`;
  const copied = copying === "copied";
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopying("idle"), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      // Not everywhere: pages without encryption have no clipboard, and anybody may forbid it.
      await navigator.clipboard.writeText(url);
      setCopying("copied");
    } catch {
      setCopying("failed");
    }
  };
  // Closing the sheet rejects: nothing went wrong.
  const share = () => navigator.share({ title, url }).catch(() => {});
  const Icon = copied ? Check : Link2;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p role="status" className="text-sm font-semibold">
        {copied && words.copied}
      </p>
      <Button icon={<Icon aria-hidden="true" className={iconStyle} />} className={style} onClick={() => void copy()}>
        {words.copyLink}
      </Button>
      {typeof navigator.share === "function" && (
        <Button icon={<Share2 aria-hidden="true" className={iconStyle} />} className={style} onClick={share}>
          {words.share}
        </Button>
      )}
      {copying === "failed" && (
        <p role="alert" className="w-full text-sm">
          {words.copyFailed}{" "}
          <bdi dir="ltr" className="font-semibold break-all select-all">
            {url}
          </bdi>
        </p>
      )}
    </div>
  );
}
