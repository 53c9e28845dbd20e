import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { weakPasswordErrors } from "~/domain/accounts/weak-password.server";
import { createDb } from "../../../../db/client";
import { withCommonPasswords } from "../../../support/common-passwords";

const db = createDb(env.DB);
withCommonPasswords();

const owner = { email: "ada.byron@example.com", firstName: "Ada", lastName: "Byron" };
const errorsOf = (password: string) =>
  weakPasswordErrors(db, password, owner, { field: "password", isBreached: null });

test.each([
  "monkey123",
  "arsenal123",
  "Password1!",
  "p4ssw0rd!",
  "P@ssw0rd",
  "ribbon123",
  "Ribbon2026!",
  "Ribbon2026!!!",
  "abababab1",
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
  "ribbonribbon",
  "letmein!letmein!",
  "aaaaaaaab",
  "byron-byron-1",
  "password password",
  "Password1 password2",
  "dragon, dragon, dragon!",
  "p a s s w o r d",
  "m o n k e y 1 2 3",
  "abcdefgh1",
  "hgfedcba!",
  "abcd1234",
  "1234567890ab",
  "a b c d e f g h i",
  "qwertyui9",
  "example.com1",
  "Example2026!",
  "ada.byron@example.com1",
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
  "monkey dragon sunshine",
  "row row row your boat",
  "abcdefgh and a long way home",
  "the example of the kettle",
  "1234 kettles in the window",
])("%s is welcome", async (password) => {
  expect(await errorsOf(password)).toBeNull();
});

test("refuses a password that is known from a leak, where a service is configured", async () => {
  const asked: string[] = [];
  const isBreached = async (password: string) => asked.push(password) > 0;
  const errors = await weakPasswordErrors(db, "three unrelated words", owner, {
    field: "newPassword",
    isBreached,
  });
  expect(errors).toEqual({ newPassword: [expect.stringContaining("leak")] });
  await weakPasswordErrors(db, "password", owner, { field: "newPassword", isBreached });
  // What our own rules refuse is not asked for.
  expect(asked).toEqual(["three unrelated words"]);
});

test("takes no password at all while the list of common ones is not loaded", async () => {
  await env.DB.exec("DELETE FROM common_password");
  await expect(errorsOf("tangerine kettle window")).rejects.toThrow("common passwords");
});
