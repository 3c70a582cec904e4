import { buttonStyle } from "@fairhouse/ui/components/button-style.ts";
import { Link } from "react-router";
import { siteWords } from "../base/words/words.ts";
import { SearchButton } from "../search/search-button.tsx";
import { NothingHere } from "./nothing-here.tsx";
import { pageWords } from "./words/words.ts";

/** /404, narrow and centred. */
export default function NotFoundPage() {
  const words = pageWords.useWords().notFound;
  const { toHome } = siteWords.useWords();
  return (
    <NothingHere title={words.title} text={words.text}>
      <Link to="/home" className={buttonStyle({ variant: "accent" })}>
        {toHome}
      </Link>
      <SearchButton />
    </NothingHere>
  );
}
