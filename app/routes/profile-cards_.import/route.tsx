import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { FormPage } from "~/components/ui/form-page";
import { todayIn } from "~/domain/holidays/calendar-day";
import { IMPORT_LIMITS, readContacts } from "~/domain/people/contacts-import";
import { chosenContactsSchema } from "~/domain/people/contacts-import.schema";
import { admitImport, importContacts } from "~/domain/people/contacts-import.server";
import { type ImportPreview, previewOf, roomFor } from "~/domain/people/import-preview";
import { HOLIDAYS_FULL } from "~/domain/people/profile-card";
import { listProfileCards } from "~/domain/people/profile-cards.server";
import { countCards } from "~/domain/shared/throttling.server";
import { parseForm, slowDown } from "~/lib/form.server";
import type { FieldErrors } from "~/lib/form-errors";
import { idToAdd } from "~/lib/id-to-add.server";
import { pageMeta } from "~/lib/page-meta";
import { readForm } from "~/lib/read-form.server";
import { isUpload, readUploadedLines } from "~/lib/read-upload.server";
import { requireViewer, type Viewer } from "~/session.server";
import { ImportFile } from "./import-file";
import { ImportPeople } from "./import-people";
import { fillRelationships, submittedRows } from "./submitted-rows.server";

const TITLE = "Import people";
export const meta = pageMeta(
  TITLE,
  "Bring people and birthdays along from contacts or a calendar.",
);

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireViewer(request, context);
  return null;
}

/** A file, with what the form adds to it; and the preview with all its fields. */
const LARGEST_UPLOAD = IMPORT_LIMITS.bytes + 2_048;
const LARGEST_PREVIEW = { limitBytes: 256 * 1024, mostFields: 8 * IMPORT_LIMITS.contacts };
const TOO_LARGE = `This file is larger than ${IMPORT_LIMITS.bytes / 1024 / 1024} MB.`;

type Answer = { id?: string; failure?: string; errors?: FieldErrors } & Partial<ImportPreview>;

/** Previews an uploaded file, or adds the contacts chosen in the preview; stores nothing in between. */
export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireViewer(request, context);
  if (isUpload(request)) return preview(request, viewer, context);
  const form = await readForm(request, LARGEST_PREVIEW);
  const cards = await listProfileCards(context.db, viewer, context.now());
  const id = idToAdd(form);
  const again = { id, rows: submittedRows(form, cards), room: roomFor(cards) };
  // Without JavaScript; with it, the buttons tick the boxes at once.
  const select = form.get("select");
  if (select === "all" || select === "none") {
    const isTaken = select === "all";
    return data<Answer>({ ...again, rows: again.rows.map((row) => ({ ...row, isTaken })) });
  }
  const parsed = parseForm(fillRelationships(form), chosenContactsSchema);
  if (!parsed.ok) return data<Answer>({ ...again, errors: parsed.refused.errors }, { status: 422 });
  const wait = await countCards(context.db, viewer.userId, context.now(), parsed.value.length);
  if (wait !== null) return slowDown<Answer>(wait, again);
  const added = await importContacts(context.db, viewer.userId, parsed.value, context.now(), id);
  if (added) {
    throw redirect(`/profile-cards?done=imported&count=${parsed.value.length}`, 303);
  }
  const failure = noRoomText(parsed.value.length, again.room);
  return data<Answer>({ ...again, failure }, { status: 422 });
}

/** Why nobody was added: too many people, or else too many anniversaries. */
const noRoomText = (chosen: number, room: number) =>
  chosen > room
    ? `You chose ${chosen}, but there is room for ${room} more profile cards, so nobody was added. Please choose fewer.`
    : `${HOLIDAYS_FULL.account} With the wedding anniversaries that you chose there would be more, so nobody was added. Please choose fewer.`;

async function preview(request: Request, viewer: Viewer, context: AppLoadContext) {
  const wait = await admitImport(context.db, viewer.userId, context.now());
  if (wait !== null) {
    // An unread body would break the connection for the next request.
    await request.body?.cancel();
    return slowDown<Answer>(wait, {});
  }
  const lines = readUploadedLines(request, {
    field: "file",
    limitBytes: LARGEST_UPLOAD,
    lineBytes: IMPORT_LIMITS.line,
  });
  const { region } = viewer;
  const today = todayIn(viewer.timeZone, context.now());
  try {
    const found = await readContacts(lines, { today, region });
    if (found.failure) {
      const { failure, leftOut, unnamed } = found;
      return data<Answer>({ failure, leftOut, unnamed }, { status: 422 });
    }
    const cards = await listProfileCards(context.db, viewer, context.now());
    const id = crypto.randomUUID();
    return data<Answer>({ id, ...previewOf(found, cards, IMPORT_LIMITS.contacts) });
  } catch (refusal) {
    if (!(refusal instanceof Response) || refusal.status !== 413) throw refusal;
    return data<Answer>({ failure: TOO_LARGE }, { status: 413 });
  }
}

export default function Import() {
  const answer = useActionData<typeof action>();
  const { failure, errors = {}, rows, leftOut = [], unnamed = 0, room = 0 } = answer ?? {};
  return (
    <FormPage title={TITLE}>
      {rows ? (
        <ImportPeople
          id={answer?.id ?? ""}
          preview={{ rows, leftOut, unnamed, room }}
          errors={errors}
          failure={failure}
        />
      ) : (
        <ImportFile failure={failure} leftOut={leftOut} unnamed={unnamed} />
      )}
    </FormPage>
  );
}
