import { Button } from "@fairhouse/ui/components/button.tsx";
import { buttonStyle } from "@fairhouse/ui/components/button-style.ts";
import { LogoMark } from "@fairhouse/ui/components/logo.tsx";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { isMissingFile } from "../base/missing-file.ts";
import { siteWords } from "../base/words/words.ts";

/**
 * The specification's generic router error: status and its text, or the error's message; why, and what helps, if files of
 * the page are gone, as after an update. The stack is shown only in development.
 */
export function ErrorScreen() {
  const words = siteWords.useWords();
  const error = useRouteError();
  const missing = isMissingFile(error);
  return (
    <main className="surface-glow grid min-h-dvh content-center justify-items-center gap-4 p-6 text-center">
      <LogoMark size={64} />
      <h1 className="mt-2 text-2xl">{words.error.title}</h1>
      <p className="max-w-md text-balance text-muted wrap-anywhere">
        {missing ? words.error.missingText : whatHappened(error)}
      </p>
      {import.meta.env.DEV && error instanceof Error && (
        <pre dir="ltr" className="surface-well w-full overflow-x-auto p-4 text-start font-mono text-xs">
          {error.stack}
        </pre>
      )}
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <Button variant="accent" onClick={() => location.reload()}>
          {words.error.reload}
        </Button>
        {/* A full load discards whatever broke. */}
        <a href="/home" className={buttonStyle({ variant: "neutral" })}>
          {words.toHome}
        </a>
      </div>
    </main>
  );
}

function whatHappened(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}
