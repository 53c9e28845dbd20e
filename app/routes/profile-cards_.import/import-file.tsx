import { Form, Link } from "@remix-run/react";
import { Alert } from "~/components/ui/alert";
import { button } from "~/components/ui/button.css";
import { Field } from "~/components/ui/field";
import { stack } from "~/components/ui/page.css";

/** The form to upload a contacts or calendar file. */
export function ImportFile({ failure }: { failure?: string }) {
  return (
    <Form method="post" encType="multipart/form-data" className={stack({ gap: "medium" })}>
      {failure && <Alert>{failure}</Alert>}
      <p>
        Contacts apps export people as a .vcf file, calendars export birthdays as an .ics file. You
        see who was found before anybody is added, and the file itself is not kept.
      </p>
      <Field label="File" name="file" type="file" accept=".vcf,.ics,text/vcard,text/calendar" />
      <button type="submit" className={button({ width: "full" })}>
        Continue
      </button>
      <p>
        <Link to="/profile-cards">Back to your profile cards</Link>
      </p>
    </Form>
  );
}
