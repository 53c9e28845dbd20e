import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { cssBundleHref } from "@remix-run/css-bundle";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type UIMatch,
  useLoaderData,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { CookiePrompt, DeclinedOverlay } from "~/components/cookie-notice";
import { ErrorPage, NotFoundPage } from "~/components/error-page";
import { FirstScript } from "~/components/first-script";
import { Footer } from "~/components/footer";
import { HeadLinks } from "~/components/head-links";
import { Header } from "~/components/header";
import * as styles from "~/components/page.css";
import { useRequestMarks } from "~/components/request-marks";
import { useTelemetry } from "~/components/use-telemetry";
import { cookieNotice } from "~/domain/consent";
import { PRODUCT_NAME } from "~/domain/product-name";
import { allowsTelemetry, readConsent, readTheme } from "~/session.server";
import "~/styles/reset.css";

export const links: LinksFunction = () => [
  ...(cssBundleHref ? [{ rel: "stylesheet", href: cssBundleHref }] : []),
  {
    rel: "preload",
    href: "/fonts/inter-latin.woff2",
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous",
  },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icons/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export const meta: MetaFunction = () => [
  { title: PRODUCT_NAME },
  {
    name: "description",
    content: "Describe someone and get five gift ideas with real products to choose from.",
  },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return {
    theme: await readTheme(request),
    consent: await readConsent(request),
    telemetry: await allowsTelemetry(request),
    origin: context.origin,
  };
}

type Refreshing = { refreshSeconds?: (data: unknown) => number | null };

/** How often a page asks again where there is no JavaScript; its route's `handle` says. */
function useRefreshSeconds(): number | null {
  const matches = useMatches() as UIMatch<unknown, Refreshing | undefined>[];
  return matches.at(-1)?.handle?.refreshSeconds?.(matches.at(-1)?.data) ?? null;
}

export function Layout({ children }: { children: ReactNode }) {
  const { nonce } = useRequestMarks();
  const known = useRouteLoaderData<typeof loader>("root");
  const theme = known?.theme ?? "dark";
  const { pathname, search } = useLocation();
  const notice = known ? cookieNotice(known.consent, pathname) : null;
  // React 18 knows `inert` only as an attribute with a text.
  const behind = notice === "overlay" ? { inert: "" } : {};
  const refreshSeconds = useRefreshSeconds();
  return (
    <html lang="en-GB" data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {refreshSeconds !== null && (
          <noscript>
            <meta httpEquiv="refresh" content={String(refreshSeconds)} />
          </noscript>
        )}
        <Meta />
        <Links />
        <HeadLinks origin={known?.origin} pathname={pathname} />
        <FirstScript nonce={nonce} />
      </head>
      <body>
        <a className={styles.skipLink} href="#main" {...behind}>
          Skip to content
        </a>
        {notice === "prompt" && <CookiePrompt from={pathname + search} />}
        <div className={styles.site} {...behind}>
          <Header theme={theme} />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <Footer from={pathname + search} />
        </div>
        {notice === "overlay" && <DeclinedOverlay from={pathname + search} />}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  useTelemetry(useLoaderData<typeof loader>().telemetry);
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return <ErrorPage />;
}
