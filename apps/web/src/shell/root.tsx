import { RouteProgress } from "@fairhouse/ui/components/route-progress.tsx";
import { Outlet, useLocation, useNavigation } from "react-router";
import { FirstPaint } from "../base/after-paint.tsx";
import { usePage } from "../page/page-title.ts";

/** Wraps the layouts, and stays while one replaces another. */
export function Root() {
  usePage();
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const awaited = navigation.state !== "idle" && navigation.location.pathname !== pathname;
  return (
    <>
      <RouteProgress active={awaited} path={pathname} />
      <FirstPaint>
        <Outlet />
      </FirstPaint>
    </>
  );
}
