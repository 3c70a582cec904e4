import { createStore } from "zustand/vanilla";

/** Coins on their way to the balance. */
export interface CoinFlight {
  readonly id: number;
  /** Start of the flight, in the window. */
  readonly from: { readonly x: number; readonly y: number };
  /** The balance without the coins and with them. */
  readonly before: number;
  readonly after: number;
  /** Called once, when the first coin arrives or the next flight overtakes this one. */
  readonly onLanding: () => void;
}

export const coinFlights = createStore<{ readonly flight: CoinFlight | null }>(() => ({ flight: null }));

let last = 0;

/** Lets coins fly from an element, or from the middle of the window, to the balance. */
export function flyCoins(flight: Omit<CoinFlight, "id" | "from"> & { readonly from: Element | null }): void {
  coinFlights.getState().flight?.onLanding();
  last += 1;
  const box = flight.from?.getBoundingClientRect();
  const from =
    box === undefined || box.width === 0
      ? { x: innerWidth / 2, y: innerHeight / 2 }
      : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  coinFlights.setState({ flight: { ...flight, id: last, from, onLanding: once(flight.onLanding) } });
}

function once(act: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    act();
  };
}
