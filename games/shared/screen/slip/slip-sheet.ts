/** The sheet of a slip on a narrow screen. */
export interface SlipSheet {
  readonly open: boolean;
  /** The last bet that was placed on the screen, as the sheet knows it; null if none was. */
  readonly placed: string | null;
}

/** Returns the sheet once the screen knows of a bet: it closes with it, and nothing but its button opens it. */
export function sheetAfter(sheet: SlipSheet, placed: string | null): SlipSheet {
  if (placed === sheet.placed) return sheet;
  return { open: sheet.open && placed === null, placed };
}
