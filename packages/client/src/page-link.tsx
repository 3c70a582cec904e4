import { type ComponentType, createContext, type ReactNode } from "react";

export interface PageLinkProps {
  /** Path of a page of this site. */
  readonly to: string;
  readonly className?: string;
  readonly "aria-current"?: "page" | undefined;
  readonly children: ReactNode;
}

/** The shell's link, which changes the page without loading it again; a plain one where no shell is. */
export const PageLinkContext = createContext<ComponentType<PageLinkProps>>(({ to, ...link }) => (
  <a href={to} {...link} />
));
