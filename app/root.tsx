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
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { ErrorPage, NotFoundPage } from "~/components/error-page";
import { Footer } from "~/components/footer";
import { Header } from "~/components/header";
import * as styles from "~/components/page.css";
import { useRequestMarks } from "~/components/request-marks";
import { PRODUCT_NAME } from "~/domain/product-name";
import { readTheme } from "~/session.server";
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

export async function loader({ request }: LoaderFunctionArgs) {
  return { theme: await readTheme(request) };
}

type Refreshing = { refreshSeconds?: (data: unknown) => number | null };

/** How often a page asks again where there is no JavaScript; its route's `handle` says. */
function useRefreshSeconds(): number | null {
  const matches = useMatches() as UIMatch<unknown, Refreshing | undefined>[];
  return matches.at(-1)?.handle?.refreshSeconds?.(matches.at(-1)?.data) ?? null;
}

export function Layout({ children }: { children: ReactNode }) {
  const { nonce } = useRequestMarks();
  const theme = useRouteLoaderData<typeof loader>("root")?.theme ?? "dark";
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
      </head>
      <body>
        <a className={styles.skipLink} href="#main">
          Skip to content
        </a>
        <Header theme={theme} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
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
  return <ErrorPage />;
}
