import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A picture of one pixel (GIF). */
const PIXEL = Buffer.from("R0lGODlhAQABAIAAAP8AAAAAACwAAAAAAQABAAACAkQBADs=", "base64");

/** A page of a shop with its product as JSON-LD. */
export const pageOf = (product: object) =>
  `<!doctype html><title>Shop</title><script type="application/ld+json">${JSON.stringify({ "@type": "Product", ...product })}</script>`;

const TEAPOT = {
  name: "Copper teapot",
  image: "/teapot.gif",
  offers: { price: "39.50", priceCurrency: "EUR" },
};

/**
 * A shop on this machine: `/teapot` is a product with a picture, `/short` leads there, `/closed` refuses, and
 * `/away` leads to a private network.
 */
export async function startShop() {
  const requests: { path: string; cookie: string | undefined; agent: string | undefined }[] = [];
  const server = createServer(({ url: path = "", headers }, response) => {
    requests.push({ path, cookie: headers.cookie, agent: headers["user-agent"] });
    const html = { "Content-Type": "text/html; charset=utf-8", "Set-Cookie": "seen=1" };
    if (path.startsWith("/teapot.gif")) response.writeHead(200).end(PIXEL);
    else if (path.startsWith("/teapot")) response.writeHead(200, html).end(pageOf(TEAPOT));
    else if (path === "/short") response.writeHead(302, { Location: "/teapot" }).end();
    else if (path === "/away") response.writeHead(302, { Location: "https://10.0.0.1/" }).end();
    else response.writeHead(403, html).end(pageOf(TEAPOT));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { host, origin: `http://${host}`, requests, stop };
}
