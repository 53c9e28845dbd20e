/** What a mail says: subject, and the same words as HTML and as text. */
export type Letter = { subject: string; html: string; text: string };
