import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { FormPage } from "~/components/ui/form-page";
import { todayIn } from "~/domain/holidays/calendar-day";
import {
  contactKey,
  IMPORT_LIMITS,
  type PreviewRow,
  readContacts,
} from "~/domain/people/contacts-import";
import { chosenContactsSchema } from "~/domain/people/contacts-import.schema";
import { importContacts } from "~/domain/people/contacts-import.server";
import { CARD_LIMITS } from "~/domain/people/profile-card";
import { listProfileCards } from "~/domain/people/profile-cards.server";
import { parseForm } from "~/lib/form.server";
import type { FieldErrors } from "~/lib/form-errors";
import { idToAdd } from "~/lib/id-to-add.server";
import { pageMeta } from "~/lib/page-meta";
import { readForm } from "~/lib/read-form.server";
import { requireViewer } from "~/session.server";
import { ImportFile } from "./import-file";
import { ImportPreview } from "./import-preview";

const TITLE = "Import people";
export const meta = pageMeta(
  TITLE,
  "Bring people and birthdays along from contacts or a calendar.",
);

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireViewer(request, context);
  return null;
}

/** A file, with what the form adds to it. */
const LARGEST_UPLOAD = IMPORT_LIMITS.bytes + 2_048;

type Answer = {
  failure?: string;
  id?: string;
  rows?: PreviewRow[];
  left?: number;
  errors?: FieldErrors;
};

/** Previews an uploaded file, or adds the contacts chosen in the preview; stores nothing in between. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { db } = context;
  const viewer = await requireViewer(request, context);
  const form = await readForm(request, { limitBytes: LARGEST_UPLOAD }).catch((refusal) => refusal);
  if (form instanceof Response) {
    if (form.status !== 413) throw form;
    return data<Answer>({ failure: "This file is larger than 1 MB." }, { status: 413 });
  }
  const file = form.get("file");
  if (file instanceof File) {
    const outcome = readContacts(await file.text(), todayIn(viewer.timeZone, context.now()));
    if (!outcome.ok) return refused(outcome.failure);
    const known = new Set((await listProfileCards(db, viewer, context.now())).map(contactKey));
    const rows = outcome.contacts.map((contact) => {
      const isKnown = known.has(contactKey(contact));
      return { ...contact, relationship: "Friend", isKnown, isTaken: !isKnown };
    });
    return data<Answer>({ id: crypto.randomUUID(), rows, left: outcome.left });
  }
  const id = idToAdd(form);
  const parsed = parseForm(form, chosenContactsSchema);
  if (!parsed.ok) {
    const { typed, errors } = parsed.refused;
    return data<Answer>({ id, rows: rowsOf(typed), errors }, { status: 422 });
  }
  const added = await importContacts(db, viewer.userId, parsed.value, context.now(), id);
  if (added) throw redirect("/profile-cards?done=imported", 303);
  return refused(`You can keep at most ${CARD_LIMITS.cards} profile cards, so nobody was added.`);
}

const refused = (failure: string) => data<Answer>({ failure }, { status: 422 });

/** The submitted preview, to be rendered again. */
function rowsOf(typed: Record<string, string>): PreviewRow[] {
  const rows: PreviewRow[] = [];
  for (let place = 0; typed[`people[${place}].name`] !== undefined; place += 1) {
    const of = (name: string) => typed[`people[${place}].${name}`] ?? "";
    const birthday = of("birthdayWithoutYear") ? `-${of("birthday").slice(-6)}` : of("birthday");
    const { name, relationship } = { name: of("name"), relationship: of("relationship") };
    rows.push({ name, relationship, birthday, isKnown: false, isTaken: of("take") === "on" });
  }
  return rows;
}

export default function Import() {
  const answer = useActionData<typeof action>();
  return (
    <FormPage title={TITLE}>
      {answer?.rows ? (
        <ImportPreview
          id={answer.id ?? ""}
          rows={answer.rows}
          left={answer.left ?? 0}
          errors={answer.errors ?? {}}
        />
      ) : (
        <ImportFile failure={answer?.failure} />
      )}
    </FormPage>
  );
}
