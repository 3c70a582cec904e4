import { CardBack } from "./card-back.tsx";
import "./cards.css";

const LAYERS = [0, 1, 2, 3, 4];

/** Draws the shoe that cards are dealt from. Its class sets the width. Decorative. */
export function Shoe({ className = "" }: { readonly className?: string }) {
  return (
    <span aria-hidden="true" className={`shoe ${className}`}>
      {LAYERS.map((layer) => (
        <span key={layer} className="card-side shoe-card" style={{ "--layer": layer }}>
          {layer === LAYERS.length - 1 && <CardBack />}
        </span>
      ))}
    </span>
  );
}
