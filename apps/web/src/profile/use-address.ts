import { useLocation, useNavigate } from "react-router";

/** The query of the address, and a way to change it in place: history gets no entry, and a panel keeps knowing how it was opened. */
export function useAddress(): { readonly query: URLSearchParams; readonly change: (query: URLSearchParams) => void } {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  return {
    query: new URLSearchParams(search),
    change: (query) => void navigate({ search: query.toString() }, { replace: true, state }),
  };
}
