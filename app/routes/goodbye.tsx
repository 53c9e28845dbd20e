import { Link, type MetaFunction } from "@remix-run/react";
import { button } from "~/components/button.css";
import { FormPage } from "~/components/form-page";
import { PRODUCT_NAME } from "~/domain/product-name";

export const meta: MetaFunction = () => [{ title: `Account deleted · ${PRODUCT_NAME}` }];

export default function Goodbye() {
  return (
    <FormPage title="Account deleted" picture="untied">
      <p>
        Your account and everything in it are gone: recipients, saved gifts, reminders and sessions.
        One last mail says the same.
      </p>
      <p>
        <Link className={button()} to="/">
          Go Back Home
        </Link>
      </p>
    </FormPage>
  );
}
