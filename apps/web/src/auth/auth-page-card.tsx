import type { ReactNode } from "react";
import { usePageTitle } from "../page/page-title.ts";
import { AuthArt } from "./auth-art.tsx";

/** A page in the style of the sign-in: dark navy, with the house's picture beside the form. */
export function AuthPageCard({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  usePageTitle(title);
  return (
    <div
      data-mode="dark"
      className="surface-navy relative w-full overflow-hidden px-7 pt-9 pb-8 text-text sm:px-10 sm:pb-9"
    >
      <div className="grid content-center gap-6 md:ms-[290px] md:min-h-[436px]">
        <AuthArt />
        <div className="grid gap-1.5">
          <h1 className="text-2xl">{title}</h1>
          <p className="break-words text-muted">{text}</p>
        </div>
        {children}
      </div>
    </div>
  );
}
