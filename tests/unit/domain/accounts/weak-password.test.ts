import { expect, test } from "vitest";
import { weakPasswordErrors } from "~/domain/accounts/weak-password.server";

const owner = { email: "ada.byron@example.com", firstName: "Ada", lastName: "Byron" };
const errorsOf = (password: string) => weakPasswordErrors(password, owner, "password");

test.each([
  "monkey123",
  "arsenal123",
  "Password1!",
  "p4ssw0rd!",
  "P@ssw0rd",
  "ribbon123",
  "Ribbon2026!",
  "ada12345",
  "Byron1815",
  "adabyron1",
  "ada.byron99",
  "aaaaaaaa",
  "abcabcabcabc",
  "1212121212",
  "ada.byron@example.com",
  "Dragon!!",
  "sunshine2024",
])("%s is easy to guess", async (password) => {
  expect(await errorsOf(password)).toEqual({ password: [expect.stringMatching(/\w/)] });
});

test.each([
  "tangerine kettle window",
  "correct horse battery staple",
  "gH7$kq2!zP",
  "monkey trombone 7",
  "the ribbon on the gate",
  "passwordless evenings by the sea",
  "ünïque läntern öwl",
])("%s is welcome", async (password) => {
  expect(await errorsOf(password)).toBeNull();
});
