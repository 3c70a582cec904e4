/** The stands on both sides of the pitch: rows of people, with flashes of cameras after a goal. */
export function Crowd({ side }: { readonly side: "far" | "near" }) {
  return (
    <div aria-hidden="true" className="goal-stand" data-side={side}>
      <span className="goal-crowd" />
      <span className="goal-flashes" />
    </div>
  );
}
