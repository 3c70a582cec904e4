import { useLocation, useNavigate } from "react-router";

export interface Address {
  /** The query as it is shown. */
  readonly query: URLSearchParams;
  /**
   * Replaces the query in place: the history gets no entry, and a panel still knows how it was opened. The change is
   * made to the present address, because a busy page may still show an earlier one.
   */
  readonly change: (to: (query: URLSearchParams) => URLSearchParams) => void;
}

export function useAddress(): Address {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  return {
    query: new URLSearchParams(search),
    change: (to) => {
      const next = to(new URLSearchParams(window.location.search));
      void navigate({ search: next.toString() }, { replace: true, state });
    },
  };
}
