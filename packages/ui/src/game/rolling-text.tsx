/** Text on its way to a goal. The goal sets the width and is all that a screen reader hears, once. */
export function RollingText({ goal, shown }: { readonly goal: string; readonly shown: string }) {
  if (goal === shown) return <bdi dir="ltr">{goal}</bdi>;
  return (
    <bdi dir="ltr" className="inline-grid text-end">
      <span className="col-start-1 row-start-1 opacity-0">{goal}</span>
      <span aria-hidden="true" className="col-start-1 row-start-1">
        {shown}
      </span>
    </bdi>
  );
}
