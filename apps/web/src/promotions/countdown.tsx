import { useSeconds } from "../services/use-seconds.ts";

const SECOND_MS = 1_000;

/** Formats 2:05:09, or 3:02:05:09 with days: figures that every language reads from left to right. */
export function countdownText(leftMs: number): string {
  const left = Math.max(0, Math.ceil(leftMs / SECOND_MS));
  const two = (value: number) => String(value).padStart(2, "0");
  const clock = `${two(Math.floor(left / 3600) % 24)}:${two(Math.floor(left / 60) % 60)}:${two(left % 60)}`;
  const days = Math.floor(left / 86_400);
  return days === 0 ? clock : `${days}:${clock}`;
}

export function Countdown({ label, to, className }: { label: string; to: string; className?: string }) {
  const now = useSeconds();
  return (
    <p className={className}>
      <span className="text-sm text-muted">{label} </span>
      <span role="timer" dir="ltr" className="tabular inline-block font-bold">
        {countdownText(Date.parse(to) - now)}
      </span>
    </p>
  );
}
