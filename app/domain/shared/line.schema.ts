import { z } from "zod";

/** One line of text without control characters, with single blanks. */
export const line = z
  .string()
  .optional()
  .transform((text = "") => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim());

/** A line that is not empty, with what is said where it is, and where it is too long. */
export const requiredLine = (most: number, missing: string, long: string) =>
  line.refine((text) => text !== "", missing).refine((text) => text.length <= most, long);

/** A line that may be empty, with what is said where it is too long. */
export const optionalLine = (most: number, long: string) =>
  line.refine((text) => text.length <= most, long);

const AMOUNT = /^\d{1,6}(?:[.,]\d{1,2})?$/;
const SIGN = /^[£$€]\s*/;

/** Whether a line is an amount of money. */
export const isAmount = (text: string) => AMOUNT.test(text.replace(SIGN, ""));

/** An amount as typed, in minor units. */
export const toMinor = (text: string) =>
  Math.round(Number(text.replace(SIGN, "").replace(",", ".")) * 100);

/** The price of one piece in minor units; null if nothing is typed. */
export const priceLine = line
  .refine((text) => text === "" || isAmount(text), "Please enter a price such as 24.99")
  .transform((text) => (text === "" ? null : toMinor(text)))
  .refine((price) => price === null || price > 0, "Please enter a price above nothing");
