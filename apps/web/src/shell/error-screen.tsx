import { Button } from "@fairhouse/ui/components/button.tsx";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { shellWords } from "../words/shell-words.ts";

/** The specification's generic router error: status and its text, or the error's message. The stack in development only. */
export function ErrorScreen() {
  const words = shellWords.useWords().error;
  const error = useRouteError();
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl content-center justify-items-start gap-4 p-6">
      <h1 className="text-2xl">{words.title}</h1>
      <p className="text-lg text-muted">{whatHappened(error)}</p>
      {import.meta.env.DEV && error instanceof Error && (
        <pre dir="ltr" className="surface-well w-full overflow-x-auto p-4 font-mono text-xs">
          {error.stack}
        </pre>
      )}
      <Button variant="accent" onClick={() => location.reload()}>
        {words.reload}
      </Button>
    </main>
  );
}

function whatHappened(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}
