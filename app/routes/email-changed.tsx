import { Link, type MetaFunction } from "@remix-run/react";
import { FormPage } from "~/components/form-page";
import { Notice } from "~/components/notice";
import { useLeadingOn } from "~/components/use-leading-on";
import { PRODUCT_NAME } from "~/domain/product-name";

export const meta: MetaFunction = () => [{ title: `Email changed · ${PRODUCT_NAME}` }];

/** Without JavaScript the screen leads on by itself too. */
export const handle = { refreshSeconds: () => 3, refreshTo: "/login" };

export default function EmailChanged() {
  useLeadingOn("/login");
  return (
    <FormPage title="Email changed" picture="open-box">
      <Notice>Email changed successfully.</Notice>
      <p>
        Please <Link to="/login">log in</Link> with your new address.
      </p>
    </FormPage>
  );
}
