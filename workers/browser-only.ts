/** Stands in for packages that only browsers load, so that the Worker does not carry them (wrangler.toml). */
export const isOnlyForBrowsers = true;
// biome-ignore lint/style/noDefaultExport: react-multi-carousel has one.
export default isOnlyForBrowsers;
