import type { LinksFunction, MetaFunction } from "@remix-run/cloudflare";
import {
  isRouteErrorResponse,
  Links,
  LiveReload,
  Meta,
  Outlet,
  ScrollRestoration,
  type UIMatch,
  useLoaderData,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, Suspense } from "react";
import { CookiePrompt, LazyDeclinedOverlay } from "./components/shell/cookie-notice";
import { AnyErrorPage, titleOfError } from "./components/shell/error-page";
import { FirstScript } from "./components/shell/first-script";
import { Footer } from "./components/shell/footer";
import { TypedProvider } from "./components/shell/form-answer";
import { HeadLinks } from "./components/shell/head-links";
import { Header } from "./components/shell/header";
import { LateScripts } from "./components/shell/late-scripts";
import { PageStyles } from "./components/shell/page-styles";
import { PendingNavigation } from "./components/shell/pending-navigation";
import { useRequestContext } from "./components/shell/request-context";
import { ThemeProvider } from "./components/shell/theme";
import { useFocusAfterNavigation } from "./components/shell/use-focus-after-navigation";
import { useTelemetry } from "./components/shell/use-telemetry";
import { ViewerProvider } from "./components/shell/viewer";
import { lazyComponent } from "./components/ui/lazy-component";
import * as styles from "./components/ui/page.css";
import { isGone } from "./domain/shared/gone";
import { cookieNotice } from "./lib/consent";
import { PRODUCT_NAME } from "./lib/product-name";
import type { loader } from "./root.server";
import "./styles/reset.css";

export { loader } from "./root.server";

export const links: LinksFunction = () => [
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

export const meta: MetaFunction = ({ error }) => [
  { title: error ? `${titleOfError(error)} · ${PRODUCT_NAME}` : PRODUCT_NAME },
  {
    name: "description",
    content:
      "Describe someone and get five gift ideas, each with a reason and products to choose from.",
  },
];

const LazyGonePage = lazyComponent(
  async () => (await import("./components/shell/gone-page")).GonePage,
);

type RefreshHandle = {
  refreshSeconds?: (data: unknown) => number | null;
  refreshTo?: (data: unknown) => string;
};

/**
 * The content of the page's meta refresh, for browsers without JavaScript, from its route's
 * `handle`; null for none. A page that reloads itself is named without its fragment, with which a
 * browser would not request it again.
 */
function useRefresh(): string | null {
  const { pathname, search } = useLocation();
  const match = (useMatches() as UIMatch<unknown, RefreshHandle | undefined>[]).at(-1);
  const seconds = match?.handle?.refreshSeconds?.(match.data) ?? null;
  const to = match?.handle?.refreshTo?.(match.data) ?? pathname + search;
  return seconds === null ? null : `${seconds}; url=${to}`;
}

export function Layout({ children }: { children: ReactNode }) {
  const { nonce } = useRequestContext();
  const known = useRouteLoaderData<typeof loader>("root");
  const { theme = "dark", viewer = null } = known ?? {};
  const { pathname, search } = useLocation();
  const notice = known ? cookieNotice(known.consent, pathname) : null;
  // React 18 renders the unknown attribute `inert` only if it is a string.
  const behind = notice === "overlay" ? { inert: "" } : {};
  const refresh = useRefresh();
  return (
    // FirstScript sets attributes on it before hydration. An error page may not know who is logged in.
    <html
      lang="en-GB"
      data-theme={theme}
      data-viewer={known && (viewer?.userId ?? "")}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {refresh !== null && (
          <noscript>
            <meta httpEquiv="refresh" content={refresh} />
          </noscript>
        )}
        <Meta />
        <PageStyles />
        <Links />
        <HeadLinks origin={known?.origin} pathname={pathname} theme={theme} />
        <FirstScript />
      </head>
      <body>
        <a className={styles.skipLink} href="#main" {...behind}>
          Skip to content
        </a>
        <p role="status" className={styles.hiddenText} />
        {notice === "prompt" && <CookiePrompt from={pathname + search} />}
        <div className={styles.site} {...behind}>
          <ThemeProvider value={theme}>
            <ViewerProvider value={viewer}>
              <Header />
              <main id="main" tabIndex={-1}>
                <PendingNavigation />
                <TypedProvider value={known?.typed ?? null}>{children}</TypedProvider>
              </main>
            </ViewerProvider>
          </ThemeProvider>
          <Footer from={pathname + search} />
        </div>
        <LazyDeclinedOverlay notice={notice} from={pathname + search} />
        <ScrollRestoration nonce={nonce} />
        <LateScripts nonce={nonce} />
        <LiveReload origin={process.env.REMIX_DEV_ORIGIN} nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  const { telemetry, consent } = useLoaderData<typeof loader>();
  useTelemetry(telemetry);
  useFocusAfterNavigation(consent);
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && isGone(error.data)) {
    return (
      <Suspense>
        <LazyGonePage {...error.data} />
      </Suspense>
    );
  }
  return <AnyErrorPage error={error} />;
}
