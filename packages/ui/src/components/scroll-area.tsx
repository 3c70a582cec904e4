import { type ReactNode, useEffect, useRef } from "react";

export interface ScrollAreaProps {
  readonly className?: string;
  /** True for a Tab stop while it scrolls: for content without controls of its own. */
  readonly reachable?: boolean;
  readonly children: ReactNode;
}

/** Fades content that overflows at an edge, so that one sees that there is more. Give it its overflow and height. */
export function ScrollArea({ className = "", reachable = false, children }: ScrollAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: element } = area;
    if (element === null) return;
    const mark = () => {
      const below = element.scrollHeight - element.clientHeight - element.scrollTop;
      const scrolls = getComputedStyle(element).overflowY === "auto";
      element.toggleAttribute("data-above", scrolls && element.scrollTop > 1);
      element.toggleAttribute("data-below", scrolls && below > 1);
      if (!reachable) return;
      if (scrolls && element.scrollHeight > element.clientHeight + 1) element.tabIndex = 0;
      else element.removeAttribute("tabindex");
    };
    const observer = new ResizeObserver(mark);
    for (const watched of [element, content.current]) if (watched !== null) observer.observe(watched);
    element.addEventListener("scroll", mark, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", mark);
    };
  }, [reachable]);
  return (
    <div ref={area} className={`scroll-fade ${className}`}>
      <div ref={content}>{children}</div>
    </div>
  );
}
