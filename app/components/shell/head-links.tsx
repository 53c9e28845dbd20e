import { type UIMatch, useMatches } from "@remix-run/react";
import { PRODUCT_NAME } from "~/lib/product-name";
import { canonicalPath } from "~/lib/public-pages";
import type { Theme } from "~/lib/theme";

type Props = { origin: string | undefined; pathname: string; theme: Theme };

/** A route's own picture for shared links: a path of this site, 1200 by 630 pixels. */
type PictureHandle = { sharePicture?: (data: unknown) => string | undefined };

/** The canonical link, and the Open Graph tags for shared links (https://ogp.me/). */
export function HeadLinks({ origin, pathname, theme }: Props) {
  const match = (useMatches() as UIMatch<unknown, PictureHandle | undefined>[]).at(-1);
  const picture = match?.handle?.sharePicture?.(match.data) ?? "/icons/share.png";
  const canonical = canonicalPath(pathname);
  return (
    <>
      {origin && canonical && <link rel="canonical" href={origin + canonical} />}
      <meta name="theme-color" content={theme === "light" ? "#fff8f0" : "#121212"} />
      <meta property="og:site_name" content={PRODUCT_NAME} />
      <meta property="og:locale" content="en_GB" />
      {origin && (
        <>
          <meta property="og:url" content={origin + pathname} />
          <meta property="og:image" content={origin + picture} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={`${PRODUCT_NAME}: gifts you are proud to give`} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
