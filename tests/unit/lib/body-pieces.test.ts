import { expect, test } from "vitest";
import { piecesOf } from "~/lib/body-pieces";
import { readBounded, readBytes, readStart } from "~/lib/read-bounded";
import { readUploadedLines } from "~/lib/read-upload.server";
import { discardUnread } from "../../../workers/readable-copy";
import { byteStream, countReads, inTinyChunks } from "../../support/tiny-chunks";

const LENGTH = 60_000;
const FEW = 10;
const LINE = `${"a".repeat(49)}\n`;

const bytesOf = (size: number) =>
  byteStream({
    pull: (controller) => controller.enqueue(new Uint8Array(size)),
  });

async function sizesOf(body: ReadableStream<Uint8Array> | null, limitBytes: number) {
  const sizes: number[] = [];
  for await (const { byteLength } of piecesOf(body, limitBytes)) sizes.push(byteLength);
  return sizes;
}

test("a body in chunks of one byte is read in few pieces", async () => {
  const body = await inTinyChunks("a".repeat(LENGTH));
  const count = countReads(body);
  expect(await readBounded(body, LENGTH)).toBe("a".repeat(LENGTH));
  expect(count.reads).toBeLessThan(FEW);
});

test("so are the lines of a file", async () => {
  const lines = LINE.repeat(LENGTH / LINE.length);
  const header = 'Content-Disposition: form-data; name="file"; filename="a.csv"';
  const body = await inTinyChunks(`--b\r\n${header}\r\n\r\n${lines}--b--\r\n`);
  const count = countReads(body);
  const headers = new Headers({ "Content-Type": "multipart/form-data; boundary=b" });
  const found: string[] = [];
  for await (const part of readUploadedLines({ headers, body } as Request, {
    ...{ field: "file", limitBytes: 2 * LENGTH, lineBytes: 100 },
  })) {
    for (const line of part) found.push(new TextDecoder().decode(line));
  }
  expect(found).toEqual(Array(LENGTH / LINE.length).fill(LINE.trim()));
  expect(count.reads).toBeLessThan(FEW);
});

test("and what is read of a body that nobody wanted", async () => {
  const body = await inTinyChunks("a".repeat(LENGTH));
  const count = countReads(body);
  await discardUnread({ body, bodyUsed: false } as Request);
  expect(count.reads).toBeLessThan(FEW);
});

test("a limit is exact, in whatever chunks a body is sent", async () => {
  const text = "é".repeat(20_000);
  const size = 40_000;
  expect(await readBounded(await inTinyChunks(text), size)).toBe(text);
  expect(await readBounded(await inTinyChunks(text), size - 1)).toBeNull();
  const start = await readStart(await inTinyChunks(text), size - 1);
  expect(start).toEqual(new TextEncoder().encode(text).slice(0, size - 1));
  expect(await sizesOf(new Response(text).body, 16 * 1024)).toEqual([16 * 1024, 1]);
});

test("no more than one byte beyond the limit is waited for", async () => {
  let sent = 0;
  const stalled = byteStream({
    pull(controller) {
      sent += 1;
      if (sent <= 6) return controller.enqueue(new Uint8Array(1));
      return new Promise<void>(() => {});
    },
  });
  expect(await readBytes(stalled, 5)).toBeNull();
});

test("who stops early cancels the body", async () => {
  let isCancelled = false;
  const body = byteStream({
    pull: (controller) => controller.enqueue(new Uint8Array(1_000)),
    cancel: () => {
      isCancelled = true;
    },
  });
  for await (const piece of piecesOf(body, 1_000_000)) {
    expect(piece.byteLength).toBe(16 * 1024);
    break;
  }
  expect(isCancelled).toBe(true);
});

test("a body without end that nobody wanted is given up", async () => {
  const body = bytesOf(1_000);
  const count = countReads(body);
  await discardUnread({ body, bodyUsed: false } as Request);
  expect(count.reads).toBe(1024 / 16 + 1);
});

test("a body that breaks off is an error, unless nobody wanted it", async () => {
  const broken = () =>
    byteStream({
      start(controller) {
        controller.enqueue(new Uint8Array(5));
        controller.error(new Error("broken off"));
      },
    });
  await expect(readBytes(broken(), 10)).rejects.toThrow("broken off");
  await discardUnread({ body: broken(), bodyUsed: false } as Request);
});
