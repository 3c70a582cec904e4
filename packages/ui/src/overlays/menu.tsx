import { Menu as Base } from "@base-ui/react/menu";
import { Check } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { classes } from "../classes.ts";

export type MenuEntry =
  | {
      readonly kind: "action";
      readonly id: string;
      readonly label: string;
      readonly icon?: ReactNode;
      readonly onSelect: () => void;
      readonly danger?: boolean;
      readonly disabled?: boolean;
    }
  | {
      readonly kind: "link";
      readonly id: string;
      readonly label: string;
      readonly icon?: ReactNode;
      /** An anchor or a router's link, without content. */
      readonly link: ReactElement;
    }
  | {
      readonly kind: "choice";
      readonly id: string;
      readonly label: string;
      readonly value: string;
      readonly options: readonly { readonly value: string; readonly label: string; readonly icon?: ReactNode }[];
      readonly onChange: (value: string) => void;
    }
  | { readonly kind: "line"; readonly id: string };

export interface MenuProps {
  /** A button that opens the menu. */
  readonly trigger: ReactElement;
  readonly entries: readonly MenuEntry[];
  /** Shown above the entries, e.g. the player who is signed in. */
  readonly head?: ReactNode;
  readonly side?: "top" | "bottom" | "inline-start" | "inline-end" | undefined;
  readonly align?: "start" | "center" | "end" | undefined;
  readonly openOnHover?: boolean | undefined;
}

const itemStyle =
  "flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-3 text-base font-medium outline-none select-none data-disabled:cursor-not-allowed data-disabled:opacity-50 data-highlighted:bg-panel-high pointer-coarse:min-h-11 [&_svg]:size-[18px] [&_svg]:text-muted";

/** A menu at least 160 px wide. It carries a positioning library, so load it lazily on the first page. */
export function Menu({ trigger, entries, head, side = "bottom", align = "end", openOnHover }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} openOnHover={openOnHover} />
      <Base.Portal>
        <Base.Positioner side={side} align={align} sideOffset={8} collisionPadding={8} className="z-50">
          <Base.Popup className="surface-float w-max min-w-40 origin-(--transform-origin) p-1.5 text-text outline-none transition-[opacity,scale] duration-(--duration-feedback) data-ending-style:opacity-0 data-starting-style:scale-95 data-starting-style:opacity-0">
            {head && <div className="border-b border-line px-3 pt-2 pb-3 mb-1.5">{head}</div>}
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Entry({ entry }: { readonly entry: MenuEntry }) {
  switch (entry.kind) {
    case "line":
      return <Base.Separator className="my-1.5 h-px bg-line" />;
    case "link":
      return (
        <Base.LinkItem render={entry.link} closeOnClick className={itemStyle}>
          {entry.icon}
          {entry.label}
        </Base.LinkItem>
      );
    case "choice":
      return (
        <Base.RadioGroup value={entry.value} onValueChange={entry.onChange}>
          <Base.GroupLabel className="px-3 pt-1 pb-1.5 text-xs font-semibold text-muted">{entry.label}</Base.GroupLabel>
          {entry.options.map((option) => (
            <Base.RadioItem key={option.value} value={option.value} closeOnClick className={itemStyle}>
              {option.icon}
              <span className="flex-1">{option.label}</span>
              <Base.RadioItemIndicator className="text-accent-text">
                <Check aria-hidden="true" />
              </Base.RadioItemIndicator>
            </Base.RadioItem>
          ))}
        </Base.RadioGroup>
      );
    case "action":
      return (
        <Base.Item
          disabled={entry.disabled}
          onClick={entry.onSelect}
          className={classes(itemStyle, entry.danger && "text-lose [&_svg]:text-lose!")}
        >
          {entry.icon}
          {entry.label}
        </Base.Item>
      );
  }
}
