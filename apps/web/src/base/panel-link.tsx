import type { MouseEvent, ReactNode } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { type Panel, panelOf, withPanel } from "./address/panels.ts";

/** Marks a panel that was opened here: closing it then goes back, so that no page is in the history twice. */
export const openedHere = { panel: "opened here" } as const;

export interface PanelLinkProps {
  readonly panel: Panel;
  readonly label: ReactNode;
  readonly className: string;
  /** Called before the panel opens. */
  readonly onOpen?: () => void;
  readonly "aria-describedby"?: string | undefined;
}

/** Returns a function that opens a panel over the current page. */
export function useOpenPanel(): (panel: Panel) => void {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  return (panel) => {
    // Replaces a panel by the next one, so that one step back closes either.
    if (panelOf(search) !== null) void navigate({ search: withPanel(search, panel) }, { state, replace: true });
    else void navigate({ search: withPanel(search, panel) }, { state: openedHere });
  };
}

/** A link whose address is the home page, as specified; pressed, it opens the panel over the current page. */
export function PanelLink({ panel, label, className, onOpen, ...rest }: PanelLinkProps) {
  const openPanel = useOpenPanel();
  const current = panelOf(useLocation().search);
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen?.();
    openPanel(panel);
  };
  return (
    <Link
      {...rest}
      to={`/home?panel=${panel}`}
      onClick={open}
      aria-current={current === panel ? "true" : undefined}
      className={className}
    >
      {label}
    </Link>
  );
}
