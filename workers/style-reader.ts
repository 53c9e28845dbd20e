/**
 * Reads a stylesheet of the site's files by its path, such as `/build/css-bundle-POVMQR3S.css`, once in an isolate;
 * undefined without a path, or if it cannot be read.
 */
export function styleReader(assets: Fetcher): (path?: string) => Promise<string | undefined> {
  const read = new Map<string, string>();
  return async (path) => {
    const known = path && read.get(path);
    if (!path || known) return known;
    try {
      const response = await assets.fetch(new URL(path, "https://assets.invalid"));
      const styles = await response.text();
      if (!response.ok) return undefined;
      read.set(path, styles);
      return styles;
    } catch {
      return undefined;
    }
  };
}
