import { useEffect, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { useStore } from "zustand";
import { AuthCard } from "../auth/auth-card.tsx";
import { safeReturnTo } from "../auth/return-to.ts";
import { sessionStore } from "../services/services.ts";
import type { AuthPage } from "../session/session.ts";
import { askAge, greet } from "../welcome/greet.ts";

export function LoginPage() {
  return <AuthRoute page="login" />;
}

export function RegisterPage() {
  return <AuthRoute page="register" />;
}

/** The dialog's form as a page. Players who are or become signed in are redirected. */
function AuthRoute({ page }: { page: AuthPage }) {
  const signedIn = useStore(sessionStore, (session) => session.isLoggedIn);
  const navigate = useNavigate();
  const { search } = useLocation();
  const target = safeReturnTo(new URLSearchParams(search).get("returnTo"), location.origin);

  /**
   * True from the moment the fields are sent until the house refuses them, or the questions to a new player are
   * answered. A session that begins meanwhile in another tab leads this page away after a refusal.
   */
  const [registers, setRegisters] = useState(false);
  const welcome = async () => {
    await askAge();
    greet(target);
    void navigate(target, { replace: true });
  };

  useEffect(() => {
    if (signedIn && !registers) void navigate(target, { replace: true });
  }, [signedIn, registers, target, navigate]);

  const other = page === "login" ? "/auth/jwt/register" : "/auth/jwt/login";
  return (
    <div
      data-mode="dark"
      className="surface-navy relative w-full overflow-hidden px-7 pt-9 pb-8 text-text sm:px-10 sm:pb-9"
    >
      <AuthCard
        page={page}
        heading="h1"
        onRegistering={setRegisters}
        onDone={() => page === "register" && void welcome()}
        toOther={(label) => (
          <Link
            to={{ pathname: other, search }}
            replace
            className="font-semibold text-accent-text underline-offset-4 hover:underline"
          >
            {label}
          </Link>
        )}
      />
    </div>
  );
}
