import { Form, Link } from "@remix-run/react";
import { Alert } from "~/components/ui/alert";
import { button } from "~/components/ui/button.css";
import { Field } from "~/components/ui/field";
import { stack } from "~/components/ui/page.css";
import type { LeftOut } from "~/domain/people/contact-entries";
import { LeftOutList } from "./left-out-list";

const ACCEPTED = ".vcf,.ics,.csv,text/vcard,text/x-vcard,text/calendar,text/csv";

type Props = { failure?: string; leftOut: LeftOut[]; unnamed: number };

/** The form to upload a contacts or calendar file. */
export function ImportFile({ failure, leftOut, unnamed }: Props) {
  return (
    <Form method="post" encType="multipart/form-data" className={stack({ gap: "medium" })}>
      {failure && <Alert>{failure}</Alert>}
      <LeftOutList leftOut={leftOut} unnamed={unnamed} />
      <p>
        Contacts apps export people as a .vcf or .csv file, calendars export birthdays as an .ics
        file, and a list of names and dates can be saved as .csv. You see who was found before
        anybody is added, and the file itself is not kept.
      </p>
      <Field label="File" name="file" type="file" accept={ACCEPTED} hint="Up to 10 MB" />
      <button type="submit" className={button({ width: "full" })}>
        Continue
      </button>
      <p>
        <Link to="/profile-cards">Back to your profile cards</Link>
      </p>
    </Form>
  );
}
