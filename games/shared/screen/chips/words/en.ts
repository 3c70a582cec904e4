import type { PluralForms } from "@fairhouse/ui/words/format.ts";

/** Words that games on a cloth share. */
export const en = {
  chips: "Chip",
  totalBet: "Total bet",
  undo: "Undo",
  double: "Double",
  clear: "Clear",
  repeat: "Repeat last bet",
  repeatShort: "Repeat",
  placeChips: "Place chips on the table first",
  tooManyPositions: (most: string) => `Chips on at most ${most} positions`,
  placed: (amount: string, total: string) => `${amount} placed. Total bet ${total}.`,
  removed: (amount: string, total: string) => `${amount} removed. Total bet ${total}.`,
  highestReturn: "Highest return",

  layouts: {
    title: "Saved layouts",
    short: "Layouts",
    name: "Name for the chips on the table",
    save: "Save",
    emptyTable: "Place chips on the table first",
    none: "No layouts yet",
    noneText: "Place chips on the table, name the layout, and place all of it again with one press.",
    positions: { one: "# position", other: "# positions" } as PluralForms,
    place: "Place",
    placeNamed: (name: string) => `Place ${name}`,
    rename: "Rename",
    renameNamed: (name: string) => `Rename ${name}`,
    deleteNamed: (name: string) => `Delete ${name}`,
    newName: "New name",
    saved: (name: string) => `“${name}” saved.`,
    renamed: (name: string) => `Renamed to “${name}”.`,
    deleted: (name: string) => `“${name}” deleted.`,
    undo: "Undo",
    undone: "Undone.",
    kept: {
      account: "Layouts are kept with your account.",
      device: "Layouts are kept in this browser.",
      nobody: "The house did not answer: what you change here will not be saved.",
    },
    noName: "Give it a name",
    taken: "Another layout has this name",
    full: (most: string) => `At most ${most} layouts can be saved: delete one first`,
  },
};

export type ChipWords = typeof en;
