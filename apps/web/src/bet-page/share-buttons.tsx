import { Button } from "@fairhouse/ui/components/button.tsx";
import { showToast } from "@fairhouse/ui/components/toasts.ts";
import { Link2, Share2 } from "lucide-react";
import { shellWords } from "../words/shell-words.ts";

const style = "border-white/30! bg-black/35! text-white!";

/** The link of this page: copied, or handed to the system's own sheet where there is one. */
export function ShareButtons({ title }: { title: string }) {
  const words = shellWords.useWords().betPage;
  const url = () => location.origin + location.pathname;
  const copy = async () => {
    await navigator.clipboard?.writeText(url());
    showToast({ tone: "win", title: words.copied });
  };
  // Closing the sheet rejects: nothing went wrong.
  const share = () => navigator.share({ title, url: url() }).catch(() => {});
  return (
    <div className="flex flex-wrap gap-2">
      <Button icon={<Link2 aria-hidden="true" className="size-[18px]" />} className={style} onClick={() => void copy()}>
        {words.copyLink}
      </Button>
      {typeof navigator.share === "function" && (
        <Button icon={<Share2 aria-hidden="true" className="size-[18px]" />} className={style} onClick={share}>
          {words.share}
        </Button>
      )}
    </div>
  );
}
