import { expect, test } from "vitest";
import { styleReader } from "../../../workers/style-reader";

function assetsThat(answer: () => Response) {
  const asked: string[] = [];
  const fetch = async (url: URL) => {
    asked.push(url.pathname);
    return answer();
  };
  return { asked, assets: { fetch } as unknown as Fetcher };
}

test("a stylesheet is read once", async () => {
  const { asked, assets } = assetsThat(() => new Response("p{margin:0}"));
  const read = styleReader(assets);
  expect(await read("/build/a.css")).toBe("p{margin:0}");
  expect(await read("/build/a.css")).toBe("p{margin:0}");
  expect(asked).toEqual(["/build/a.css"]);
});

test("one that is missing or fails is asked for again, and no path asks for nothing", async () => {
  const answers = [
    () => new Response("Not found", { status: 404 }),
    () => {
      throw new Error("The network failed");
    },
    () => new Response("p{margin:0}"),
  ];
  const { asked, assets } = assetsThat(() => (answers.shift() ?? (() => new Response()))());
  const read = styleReader(assets);
  expect(await read()).toBeUndefined();
  expect(await read("/build/a.css")).toBeUndefined();
  expect(await read("/build/a.css")).toBeUndefined();
  expect(await read("/build/a.css")).toBe("p{margin:0}");
  expect(asked).toHaveLength(3);
});
