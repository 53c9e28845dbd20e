import { expect, test } from "vitest";
import { cardNotice } from "~/domain/people/card-notice";

const holidays = [
  { id: "birthday", name: "Their birthday" },
  { id: "christmas", name: "Christmas" },
];
const notice = (query: string) => cardNotice(new URLSearchParams(query), holidays);

test("says for how many people something was done", () => {
  expect(notice("done=imported&count=57")).toBe("57 people were added.");
  expect(notice("done=imported&count=1")).toBe("One person was added.");
  expect(notice("done=deletedMany&count=12")).toBe("12 profile cards were deleted.");
  expect(notice("done=deletedMany&count=1")).toBe("Profile card deleted.");
  expect(notice("done=holiday&holiday=christmas&count=47")).toBe(
    "Christmas is now selected for 47 people.",
  );
  expect(notice("done=holiday&holiday=birthday&count=1")).toBe(
    "Their birthday is now selected for one person.",
  );
});

test.each(["", "0", "-3", "1e2", "2.5", "201", "many", "<b>7</b>"])(
  "leaves out the count %j",
  (count) => {
    const query = new URLSearchParams({ count, holiday: "christmas" });
    expect(notice(`done=imported&${query}`)).toBe("The people you chose were added.");
    expect(notice(`done=holiday&${query}`)).toBe("The holiday was added.");
  },
);

test("shows nothing unknown of an address", () => {
  expect(notice("done=holiday&holiday=You+won&count=3")).toBe("The holiday was added.");
  expect(notice("done=toString&count=3")).toBeNull();
  expect(notice("")).toBeNull();
});
