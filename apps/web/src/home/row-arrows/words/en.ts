/** Words of the arrows of a row that scrolls sideways. */
export const en = {
  back: "Scroll back",
  on: "Scroll on",
};

export type RowArrowsWords = typeof en;
