import {
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { cssBundleHref } from "@remix-run/css-bundle";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type UIMatch,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { ErrorPage, NotFoundPage, TooManyPage } from "~/components/error-page";
import { Footer } from "~/components/footer";
import { Header } from "~/components/header";
import * as styles from "~/components/page.css";
import { PendingNavigation } from "~/components/pending-navigation";
import { useRequestMarks } from "~/components/request-marks";
import { ThemeProvider } from "~/components/theme";
import { type SignedIn, ViewerProvider } from "~/components/viewer";
import { PRODUCT_NAME } from "~/domain/product-name";
import { readTheme, readViewer, renewalHeaders, type Viewer } from "~/session.server";
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
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

export const meta: MetaFunction = () => [
  { title: PRODUCT_NAME },
  {
    name: "description",
    content: "Describe someone and get five gift ideas with real products to choose from.",
  },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await readViewer(request, context);
  return data(
    { theme: await readTheme(request), viewer: viewer && toSignedIn(viewer) },
    { headers: await renewalHeaders(request, context) },
  );
}

/** The part of a viewer that the browser may know. */
function toSignedIn(viewer: Viewer): SignedIn {
  const { email, firstName, lastName, isSubscribedToMailingList, sessionId } = viewer;
  return { email, firstName, lastName, isSubscribedToMailingList, sessionId };
}

type Refreshing = { refreshSeconds?: (data: unknown) => number | null; refreshTo?: string };

/** When, and where to, a page leads on where there is no JavaScript; its route's `handle` says. */
function useRefresh(): string | null {
  const match = (useMatches() as UIMatch<unknown, Refreshing | undefined>[]).at(-1);
  const seconds = match?.handle?.refreshSeconds?.(match.data) ?? null;
  const to = match?.handle?.refreshTo;
  return seconds === null ? null : `${seconds}${to ? `;url=${to}` : ""}`;
}

export function Layout({ children }: { children: ReactNode }) {
  const { nonce } = useRequestMarks();
  const { theme = "dark", viewer = null } = useRouteLoaderData<typeof loader>("root") ?? {};
  const refresh = useRefresh();
  return (
    <html lang="en-GB" data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {refresh !== null && (
          <noscript>
            <meta httpEquiv="refresh" content={refresh} />
          </noscript>
        )}
        <Meta />
        <Links />
      </head>
      <body>
        <a className={styles.skipLink} href="#main">
          Skip to content
        </a>
        <ThemeProvider value={theme}>
          <ViewerProvider value={viewer}>
            <Header />
            <main id="main" tabIndex={-1}>
              <PendingNavigation />
              {children}
            </main>
          </ViewerProvider>
        </ThemeProvider>
        <Footer />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  if (isRouteErrorResponse(error) && error.status === 429) return <TooManyPage />;
  return <ErrorPage />;
}
