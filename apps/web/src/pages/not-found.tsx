import { buttonStyle } from "@fairhouse/ui/components/button-style.ts";
import { Link } from "react-router";
import { shellWords } from "../words/shell-words.ts";

/** /404, narrow and centred. */
export default function NotFoundPage() {
  const words = shellWords.useWords().notFound;
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <p
        aria-hidden="true"
        className="tabular bg-linear-to-b from-accent-hover to-accent-fill bg-clip-text text-6xl font-bold text-transparent"
      >
        404
      </p>
      <h1 className="text-2xl">{words.title}</h1>
      <p className="text-muted">{words.text}</p>
      <Link to="/home" className={buttonStyle({ variant: "accent" })}>
        {words.toHome}
      </Link>
    </div>
  );
}
