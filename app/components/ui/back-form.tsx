import { Form } from "@remix-run/react";

/**
 * A GET form that navigates to `to`. The query becomes fields: a GET form drops its action's query.
 */
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
