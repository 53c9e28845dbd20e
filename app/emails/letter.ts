/** The content of a mail: its subject, and its body as HTML and as text. */
export type Letter = { subject: string; html: string; text: string };
