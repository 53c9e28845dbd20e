import { coloursOf } from "../support/pixels";
import { expect, gardener, hasJavaScript, search, test, typeBrief } from "../support/test";

test("an idea shows each product with a picture of its own, kept for ever", async ({
  page,
  request,
}, info) => {
  await page.goto("/");
  await typeBrief(page, gardener);
  await search(page, hasJavaScript(info.project.name));
  const products = page.getByRole("region", { name: /^Products for/ });
  await expect(products).toHaveCount(5);

  for (const idea of await products.all()) {
    const pictures = idea.locator('img[src*="/sample/"]');
    await expect(pictures.first()).toBeVisible();
    const addresses = await pictures.evaluateAll((all) =>
      all.map((one) => one.getAttribute("src")),
    );
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses) {
      const picture = await request.get(address ?? "");
      expect(picture.headers()["content-type"]).toContain("image/svg+xml");
      expect(picture.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
    }
  }
});

test("a product whose picture does not load shows a tint with a present", async ({
  page,
}, info) => {
  await page.goto("/");
  await typeBrief(page, gardener);
  await search(page, hasJavaScript(info.project.name));
  const picture = page.getByRole("article").first().locator("img");
  await picture.evaluate((one: HTMLImageElement) => {
    one.src = "/sample/nowhere.svg";
  });
  await expect(picture).toHaveJSProperty("complete", true);
  await expect(picture).toHaveJSProperty("naturalWidth", 0);
  // Beside the star and the label of samples, and where the present is drawn.
  const [edge, other, drawn] = await coloursOf(picture, [0.05, 0.95, 0.5]);
  expect(other).toEqual(edge);
  expect(drawn).not.toEqual(edge);
});

test("saved addresses show a picture: of the first version, and redrawn ones", async ({
  request,
}) => {
  for (const address of ["/sample/keepsake.svg", "/sample/book/0123456789.svg"]) {
    const picture = await request.get(address);
    expect(picture.status()).toBe(200);
    expect(await picture.text()).toContain('viewBox="0 0 320 240"');
    expect(picture.headers()["cache-control"]).toBe("public, max-age=86400");
  }
});

// Without scripts Chromium loads all pictures at once, which nobody waits for.
test("the contact sheet shows every subject", { tag: "@javascript" }, async ({ page }) => {
  await page.goto("/dev/components");
  await expect(
    page.getByRole("link", { name: "Pictures of the sample catalogue" }),
  ).toHaveAttribute("href", "/dev/components?pictures");
  await page.goto("/dev/components?pictures");
  const accordions = page.getByRole("region", { name: "accordion" });
  await accordions.scrollIntoViewIfNeeded();
  await expect(accordions.getByRole("img")).toHaveCount(6);
  await expect
    .poll(() =>
      accordions
        .getByRole("img")
        .first()
        .evaluate((one: HTMLImageElement) => one.naturalWidth),
    )
    .toBeGreaterThan(0);
});
