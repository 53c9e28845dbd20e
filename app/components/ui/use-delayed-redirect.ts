import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { SUCCESS_MS } from "~/lib/timing";

/** Leads on to `to` after 3 seconds, replacing this screen; null stays. */
export function useDelayedRedirect(to: string | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (to === null) return;
    const timer = setTimeout(() => navigate(to, { replace: true }), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [to, navigate]);
}
