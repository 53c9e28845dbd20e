const UID = /^[0-9a-f]{64}$/;

/** Whether a text has the form of the id of a Durable Object: a search's or a list's. */
export const isObjectUid = (text: string | undefined): boolean => UID.test(text ?? "");
