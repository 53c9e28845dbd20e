import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { SUCCESS_MS } from "~/lib/timing";

/** Redirects to `to` after 3 seconds, replacing the history entry; does nothing if null. */
export function useDelayedRedirect(to: string | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (to === null) return;
    const timer = setTimeout(() => navigate(to, { replace: true }), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [to, navigate]);
}
