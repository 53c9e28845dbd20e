import { z } from "zod";

const line = (missing: string, limit: number) =>
  z
    .string({ required_error: missing })
    .trim()
    .min(1, missing)
    .max(limit, `Please use at most ${limit} characters`)
    .regex(/^\P{Cc}*$/u, "Please use plain text on one line");

/** The fields of the contact form. */
export const contactSchema = z.object({
  name: line("Please enter your name", 80),
  email: line("Please enter your email address", 254).pipe(
    z
      .string()
      .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "Please enter a valid email address")
      .toLowerCase(),
  ),
  message: z
    .string({ required_error: "Please write a message" })
    .trim()
    .min(1, "Please write a message")
    .max(4000, "Please use at most 4000 characters"),
});
export type ContactMessage = z.output<typeof contactSchema>;
