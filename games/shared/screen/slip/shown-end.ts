/** The end of a leg, as its slip shows it. `placed`: a leg each way that did not win, and is paid for its place. */
export type ShownEnd = "won" | "placed" | "lost" | "back" | "void";
