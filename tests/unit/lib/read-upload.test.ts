import { expect, test } from "vitest";
import { readUploadedLines } from "~/lib/read-upload.server";

const HEADER = 'Content-Disposition: form-data; name="file"; filename="people.vcf"';
const FILE = ["--b", HEADER, "", "BEGIN:VCARD", "END:VCARD"];

/** The lines of the file in a form of these lines, which arrives in parts of `size` bytes. */
async function linesOf(form: string[], size = 64 * 1024) {
  const bytes = new TextEncoder().encode(form.join("\r\n"));
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let from = 0; from < bytes.length; from += size) {
        controller.enqueue(bytes.slice(from, from + size));
      }
      controller.close();
    },
  });
  const headers = { "Content-Type": "multipart/form-data; boundary=b" };
  const request = new Request("https://ribbon.test/", { method: "POST", headers, body });
  const limits = { field: "file", limitBytes: 100_000, lineBytes: 80 };
  const lines: string[] = [];
  for await (const part of readUploadedLines(request, limits)) {
    for (const line of part) lines.push(new TextDecoder().decode(line));
  }
  return lines;
}

test.each([1, 7, 64 * 1024])(
  "the lines of a file that arrives in parts of %i bytes",
  async (size) => {
    const form = [...FILE, "", "a".repeat(100), "--b--", ""];
    const lines = ["BEGIN:VCARD", "END:VCARD", "", "a".repeat(80)];
    expect(await linesOf(form, size)).toEqual(lines);
  },
);

const MANY = Array.from({ length: 1000 }, () => "");
test.each([
  ["before its first part", [...MANY, ...FILE, "--b--"]],
  ["in a part without a name", ["--b", "", ...MANY, ...FILE, "--b--"]],
  ["after its end", [...FILE, "--b--", ...MANY]],
])("a form with a thousand lines %s is refused", async (_, form) => {
  const refusal = await linesOf(form).catch((thrown: unknown) => thrown);
  expect(refusal).toMatchObject({ status: 400 });
});
