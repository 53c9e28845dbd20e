import { countForAll, countVisitor } from "~/domain/shared/throttling.server";
import { inWords } from "~/lib/duration";
import type { Db } from "../../../db/client";

/**
 * Counts mails that a request may cause to an address that its visitor typed, whether or not it causes them.
 * The seconds to wait if that is over a limit of the day, else null.
 */
export type WaitToMail = (mails: number) => Promise<number | null>;

/** What each thing that mails a typed address needs. */
export type TypedMailDeps = { waitToMail: WaitToMail };

/**
 * Counts mails to typed addresses: for the visitor at `address`, for their /48 network, and for the whole
 * site, whose `ceiling` is configured. The seconds to wait if one of these is over its limit of a day, else
 * null (docs/decisions/111-mails-to-typed-addresses-by-day.md).
 */
export const admitTypedMails = async (
  db: Db,
  { address, mails, ceiling }: { address: string | null; mails: number; ceiling: number },
  now: Date,
) =>
  (await countVisitor(
    db,
    { visitor: "typedMails", network: "networkTypedMails" },
    address,
    now,
    mails,
  )) ?? (await countForAll(db, "allTypedMails", now, mails, ceiling));

/** What a visitor over a limit is told. */
export const tooManyMails = (seconds: number) =>
  `We cannot send mail to more new addresses today. Please wait ${inWords(seconds)} and try again.`;
