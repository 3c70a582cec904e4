import { useEffect, useState } from "react";
import { LogoMark } from "./logo.tsx";

export interface LoadingScreenProps {
  readonly label: string;
  /** Covers the whole window; otherwise it fills its container. */
  readonly full?: boolean | undefined;
}

/** Shorter waits show nothing: a flash of a screen is worse than none. */
const PATIENCE_MS = 150;

/** The pulsing mark while a page loads. */
export function LoadingScreen({ label, full = false }: LoadingScreenProps) {
  const [patient, setPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div
      role="status"
      data-coming=""
      className={
        full ? "fixed inset-0 z-40 grid place-items-center bg-ground" : "grid min-h-[60dvh] place-items-center"
      }
    >
      {!patient && (
        <span className="animate-fade-in">
          <span className="relative grid animate-pulse-soft place-items-center">
            <span className="absolute size-32 rounded-full bg-[radial-gradient(circle,color-mix(in_srgb,var(--accent)_30%,transparent),transparent_70%)]" />
            <LogoMark size={64} />
          </span>
          <span className="sr-only">{label}</span>
        </span>
      )}
    </div>
  );
}
