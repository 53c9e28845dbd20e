import { Form } from "@remix-run/react";

type Props = { id: string; to: string; draft?: string };

/**
 * A form that navigates to `to`, with GET or, if it takes a draft along, with POST to the index
 * route there. The query becomes fields: a GET form drops its action's query.
 */
export function BackForm({ id, to, draft }: Props) {
  const [path = "", search] = to.split("?");
  if (draft !== undefined) {
    return (
      <Form id={id} method="post" action={`${path}?index`} preventScrollReset hidden>
        <input type="hidden" name="draft" value={draft} />
      </Form>
    );
  }
  return (
    <Form id={id} method="get" action={path} preventScrollReset hidden>
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </Form>
  );
}
