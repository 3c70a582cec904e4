import { type RefObject, useEffect, useRef } from "react";

/** Shows a view from its top when it replaces a list, which may have been scrolled far. Returns the ref of the view. */
export function useStartAtTop<Of extends HTMLElement>(): RefObject<Of | null> {
  const view = useRef<Of>(null);
  useEffect(() => {
    const board = view.current?.closest(".scroll-fade");
    if (board && board.scrollHeight > board.clientHeight) board.scrollTo({ top: 0 });
    else scrollTo({ top: 0 });
  }, []);
  return view;
}
