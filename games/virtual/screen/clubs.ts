/** The colours of the clubs' shirts, by number: the shirt, and its trim. */
export const SHIRTS: readonly (readonly [shirt: string, trim: string])[] = [
  ["#d7263d", "#ffffff"],
  ["#1b6ca8", "#ffffff"],
  ["#f4a300", "#1d1d1f"],
  ["#1a936f", "#ffffff"],
  ["#6a4c93", "#ffd166"],
  ["#ffffff", "#0b2545"],
  ["#14213d", "#fca311"],
  ["#e85d04", "#ffffff"],
  ["#8ecae6", "#023047"],
  ["#7b2d26", "#f0ead2"],
  ["#2b9348", "#ffff3f"],
  ["#ef476f", "#1d1d1f"],
  ["#3a0ca3", "#4cc9f0"],
  ["#ffd60a", "#003566"],
  ["#495057", "#f8f9fa"],
  ["#06d6a0", "#073b4c"],
];
