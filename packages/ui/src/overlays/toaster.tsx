import { X } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { classes } from "../classes.ts";
import { toneIcons, toneStyle } from "../components/alert.tsx";
import { closeToast, onToasts, readToasts, TOAST_MS, type Toast } from "./toasts.ts";

/**
 * The toasts, below the top bar at its inline end: the lower end of a page is where its buttons are. Render it once; it
 * may load late.
 */
export function Toaster({ label, closeLabel }: { readonly label: string; readonly closeLabel: string }) {
  const toasts = useSyncExternalStore(onToasts, readToasts);
  const [paused, setPaused] = useState(false);
  return (
    <section
      aria-label={label}
      aria-live="polite"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      className="pointer-events-none fixed inset-x-3 top-[calc(var(--header-height)+12px)] z-60 grid gap-3 sm:inset-x-auto sm:end-6 sm:w-[360px]"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} paused={paused} closeLabel={closeLabel} />
      ))}
    </section>
  );
}

interface ToastCardProps {
  readonly toast: Toast;
  readonly paused: boolean;
  readonly closeLabel: string;
}

function ToastCard({ toast, paused, closeLabel }: ToastCardProps) {
  const { id, action } = toast;
  const stays = paused || action !== undefined;
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => closeToast(id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [id, stays]);
  const Icon = toneIcons[toast.tone];
  return (
    <div
      role={toast.tone === "error" ? "alert" : undefined}
      className={classes(
        "surface-float pointer-events-auto flex animate-pop-in items-start gap-3 p-4 pe-2",
        toneStyle[toast.tone],
      )}
    >
      <Icon size={20} aria-hidden="true" className="mt-px shrink-0 text-(--tone)" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{toast.title}</p>
        {toast.text && <p className="text-sm">{toast.text}</p>}
        {action && (
          <button
            type="button"
            className="touch-target mt-2 text-sm font-bold text-(--tone) underline-offset-4 hover:underline"
            onClick={() => {
              action.onPress();
              closeToast(id);
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={() => closeToast(id)}
        className="touch-target -mt-1 grid size-8 shrink-0 place-items-center rounded-control opacity-75 hover:opacity-100"
      >
        <X size={16} aria-hidden="true" />
      </button>
    </div>
  );
}
