import { CurrencyIcon } from "@fairhouse/ui/components/currency-icon.tsx";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { animate } from "@fairhouse/ui/motion/animate.ts";
import { prefersReducedMotion } from "@fairhouse/ui/motion/reduced-motion.ts";
import { sounds } from "@fairhouse/ui/sound/sounds.ts";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useStore } from "zustand";
import { coinFlights, type CoinFlight as Flight } from "../base/coin-flights.ts";

const COINS = Array.from({ length: 12 }, (_, index) => index);
const FLIGHT_MS = 720;
const APART_MS = 40;
const COUNT_MS = 900;
/** Time for which the new balance stays in view. */
const STAYS_MS = 1_400;

/**
 * Coins won outside a game fly to the balance, which counts up as they arrive. Above everything, because a reward is
 * often claimed in a dialog that covers the balance. Decoration: the dialog says it in words.
 */
export function CoinFlight() {
  const flight = useStore(coinFlights, (state) => state.flight);
  if (flight === null) return null;
  return createPortal(<Flying key={flight.id} flight={flight} />, document.body);
}

function Flying({ flight }: { flight: Flight }) {
  const layer = useRef<HTMLDivElement>(null);
  const [landed, setLanded] = useState(prefersReducedMotion);
  const [goal] = useState(balancePlace);
  const currency = useCurrencyInPlay();

  useEffect(() => {
    const land = () => {
      setLanded(true);
      flight.onLanding();
      sounds.cashOut();
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const celebrate = async () => {
      if (prefersReducedMotion()) land();
      else await fly(layer.current, flight.from, goal, land);
      timer = setTimeout(() => leave(flight), COUNT_MS + STAYS_MS);
    };
    void celebrate();
    return () => clearTimeout(timer);
  }, [flight, goal]);

  return (
    <div ref={layer} aria-hidden="true" className="pointer-events-none fixed inset-0 z-70 overflow-hidden">
      <div
        data-coin-landing
        dir="ltr"
        className="surface-float absolute grid min-w-max -translate-1/2 animate-fade-in rounded-control! border-gold! px-3.5 py-2 shadow-[0_0_0_3px_var(--gold-soft)]!"
        style={{ left: goal.x, top: goal.y }}
      >
        <Money
          amount={landed ? flight.after : flight.before}
          currency={currency}
          icon={22}
          countUpMs={COUNT_MS}
          className="text-lg text-gold"
        />
      </div>
      {!prefersReducedMotion() &&
        COINS.map((coin) => (
          <span key={coin} data-coin className="absolute top-0 left-0 opacity-0">
            <CurrencyIcon currency={currency} size={26} />
          </span>
        ))}
    </div>
  );
}

function leave(flight: Flight): void {
  if (coinFlights.getState().flight === flight) coinFlights.setState({ flight: null });
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Returns the middle of the balance in the top bar; if none is shown, the place where it would be. */
function balancePlace(): Place {
  const box = document.querySelector("[data-balance] > *")?.getBoundingClientRect();
  if (box === undefined || box.width === 0) return { x: innerWidth / 2, y: 34 };
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Lets coins burst out of their place and fly to the balance. Resolves when the last one has arrived. */
async function fly(layer: HTMLElement | null, from: Place, goal: Place, onFirst: () => void): Promise<void> {
  const coins = [...(layer?.querySelectorAll("[data-coin]") ?? [])];
  const at = ({ x, y }: Place, size: number) => `translate(${x - 13}px, ${y - 13}px) scale(${size})`;
  const flights = coins.map((coin, index) => {
    const angle = (index / coins.length) * 2 * Math.PI;
    const reach = index % 2 === 0 ? 64 : 38;
    const burst = { x: from.x + Math.cos(angle) * reach, y: from.y + Math.sin(angle) * reach * 0.8 };
    return animate(
      coin,
      [
        { transform: at(from, 0.3), opacity: 0, easing: "cubic-bezier(0.16, 1, 0.3, 1)" },
        { transform: at(burst, 1.15), opacity: 1, offset: 0.36, easing: "cubic-bezier(0.6, 0, 0.8, 0.4)" },
        { transform: at(goal, 0.7), opacity: 1, offset: 0.97 },
        { transform: at(goal, 0.7), opacity: 0 },
      ],
      { durationMs: FLIGHT_MS, delayMs: index * APART_MS, easing: "linear" },
    ).then(() => {
      if (index === 0) onFirst();
      else if (index % 3 === 0) sounds.chip();
    });
  });
  await Promise.all(flights);
}
