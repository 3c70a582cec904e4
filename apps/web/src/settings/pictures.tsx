import type { Settings } from "../session/settings.ts";

/** A small drawing of a page, with its navigation and its content. */
export function LayoutPicture({ layout }: { layout: Settings["themeLayout"] }) {
  const bar = { vertical: [2, 2, 13, 28], mini: [2, 2, 6, 28], horizontal: [2, 2, 44, 6] } as const;
  const page = { vertical: [18, 2, 28, 28], mini: [11, 2, 35, 28], horizontal: [2, 11, 44, 19] } as const;
  const [barX, barY, barWidth, barHeight] = bar[layout];
  const [pageX, pageY, pageWidth, pageHeight] = page[layout];
  return (
    <svg viewBox="0 0 48 32" className="h-9! w-full! max-w-16 mirror-rtl" aria-hidden="true">
      <rect x={barX} y={barY} width={barWidth} height={barHeight} rx="2.5" fill="currentColor" />
      <rect x={pageX} y={pageY} width={pageWidth} height={pageHeight} rx="2.5" fill="currentColor" opacity=".28" />
    </svg>
  );
}

/** Lines of text aligned at one side. */
export function DirectionPicture({ direction }: { direction: Settings["themeDirection"] }) {
  const lines = [18, 12, 15];
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      {lines.map((length, at) => (
        <rect
          key={length}
          x={direction === "ltr" ? 3 : 21 - length}
          y={4 + at * 6.5}
          width={length}
          height="3"
          rx="1.5"
          fill="currentColor"
          opacity={at === 0 ? 1 : 0.45}
        />
      ))}
    </svg>
  );
}

/** A half-lit disc: the harder its edge, the bolder. */
export function ContrastPicture({ contrast }: { contrast: Settings["themeContrast"] }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <circle
        cx="12"
        cy="12"
        r="9"
        fill="currentColor"
        fillOpacity={contrast === "bold" ? 0 : 0.25}
        stroke="currentColor"
        strokeWidth={contrast === "bold" ? 2.5 : 1}
      />
      <path d="M12 3a9 9 0 0 1 0 18Z" fill="currentColor" opacity={contrast === "bold" ? 1 : 0.6} />
    </svg>
  );
}
