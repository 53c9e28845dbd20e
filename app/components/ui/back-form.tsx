import { Form } from "@remix-run/react";

/** Leads to an address; its query goes as fields, because a GET form drops the one of its action. */
export function BackForm({ id, to }: { id: string; to: string }) {
  const [path = "", search] = to.split("?");
  return (
    <Form id={id} method="get" action={path} preventScrollReset hidden>
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </Form>
  );
}
