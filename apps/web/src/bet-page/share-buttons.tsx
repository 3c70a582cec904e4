import { hasResult } from "@fairhouse/protocol/bet-facts.ts";
import type { BetPage } from "@fairhouse/protocol/play.ts";
import { Button } from "@fairhouse/ui/components/button.tsx";
import { Check, ImageDown, Link2, Share2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useHeadFragment } from "../log/use-head-fragment.ts";
import { save } from "../page/download.ts";
import { useBetPng } from "./use-bet-png.ts";
import { betWords } from "./words/words.ts";

const style = "min-w-0 grow px-3!";
const iconStyle = "size-[18px]";
const COPIED_MS = 2_500;

type Copying = "idle" | "copied" | "failed";

export interface ShareButtonsProps {
  readonly page: BetPage;
  readonly title: string;
}

/** Buttons that copy the link of a bet's page, save its picture, or open the system's share sheet if there is one. */
export function ShareButtons({ page, title }: ShareButtonsProps) {
  const words = betWords.useWords();
  const [copying, setCopying] = useState<Copying>("idle");
  const picture = useBetPng(page);
  const url = `${location.origin}/bet/${page.bet.id}${useHeadFragment()}`;
  const copied = copying === "copied";
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopying("idle"), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      // Pages served without TLS have no clipboard, and anybody may forbid it.
      await navigator.clipboard.writeText(url);
      setCopying("copied");
    } catch {
      setCopying("failed");
    }
  };
  const share = async () => {
    const png = hasResult(page) ? await picture.draw() : null;
    const files = png === null ? {} : { files: [png] };
    const all = { title, url, ...files };
    // If the sheet does not take files, the link is enough: its preview is the picture.
    await navigator.share(navigator.canShare?.(all) ? all : { title, url }).catch(() => {
      // Closing the sheet rejects, but nothing went wrong.
    });
  };
  const savePicture = async () => {
    const png = await picture.draw();
    if (png !== null) save(png, png.name);
  };
  const Icon = copied ? Check : Link2;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p role="status" className="w-full text-center text-sm font-semibold empty:-mb-2">
        {copied && words.copied}
      </p>
      <Button icon={<Icon aria-hidden="true" className={iconStyle} />} className={style} onClick={() => void copy()}>
        {words.copyLink}
      </Button>
      {hasResult(page) && (
        <Button
          icon={<ImageDown aria-hidden="true" className={iconStyle} />}
          className={style}
          loading={picture.drawing}
          onClick={() => void savePicture()}
        >
          {words.savePicture}
        </Button>
      )}
      {typeof navigator.share === "function" && (
        <Button
          icon={<Share2 aria-hidden="true" className={iconStyle} />}
          className={style}
          onClick={() => void share()}
        >
          {words.share}
        </Button>
      )}
      {picture.failed && (
        <p role="alert" className="w-full text-sm">
          {words.notDrawable}
        </p>
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
