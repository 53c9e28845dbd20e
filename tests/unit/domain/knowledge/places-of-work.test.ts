import { expect, test } from "vitest";
import { understandOccasion } from "~/domain/knowledge/occasions";
import { understandRecipient } from "~/domain/knowledge/recipients";

test.each([
  ["receptionist at the surgery", null],
  ["the nurses at the hospital", null],
  ["dinner lady from the hospice", null],
  ["Maria, cleaner at our local clinic", null],
  ["friend in hospital", "illness"],
  ["grandad, just home from the hospital", "illness"],
  ["my uncle after surgery", "illness"],
])("whether '%s' is ill", (recipient, comfort) => {
  expect(understandOccasion("thank you", recipient).comfort).toBe(comfort);
});

test.each([
  ["someone in accounts", ["colleague"]],
  ["girl from payroll", ["colleague"]],
  ["the guy in HR", ["colleague"]],
  ["my girl in reception", ["child"]],
  ["brother in Hrvatska", ["sibling"]],
])("who '%s' is", (recipient, groups) => {
  expect(understandRecipient(recipient).groups).toEqual(groups);
});
