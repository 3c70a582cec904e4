import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";

const veil =
  "fixed inset-0 z-50 transition-opacity duration-(--duration-enter) data-ending-style:opacity-0 data-starting-style:opacity-0";

/** The veil behind dialogs and drawers. */
export const backdropStyle = `${veil} bg-scrim`;
/** A veil through which the page stays visible. */
export const clearBackdropStyle = `${veil} bg-[color-mix(in_srgb,var(--scrim)_25%,transparent)]`;

/** A close button at the top inline end, but last in the DOM: the focus starts in the content, not on the way out. */
export function DialogCloseButton({ label }: { readonly label: string }) {
  return (
    <Base.Close
      aria-label={label}
      className="absolute end-3 top-3 z-10 grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-muted transition-colors hover:bg-panel-high hover:text-text [&_svg]:size-5"
    >
      <X aria-hidden="true" />
    </Base.Close>
  );
}
