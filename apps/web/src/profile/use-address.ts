import { useLocation, useNavigate } from "react-router";

/**
 * Returns the query of the address, and a function to replace it in place: the history gets no entry, and a panel still
 * knows how it was opened.
 */
export function useAddress(): { readonly query: URLSearchParams; readonly change: (query: URLSearchParams) => void } {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  return {
    query: new URLSearchParams(search),
    change: (query) => void navigate({ search: query.toString() }, { replace: true, state }),
  };
}
