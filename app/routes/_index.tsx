import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  isRouteErrorResponse,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { GiftSearchForm } from "~/components/gift-search-form";
import { panel } from "~/components/gift-search-form.css";
import { page, stack, twoColumns } from "~/components/page.css";
import { Welcome } from "~/components/welcome";
import { briefSchema } from "~/domain/brief.server";
import { PRODUCT_NAME } from "~/domain/product-name";
import { prefillFrom, type SearchFormAnswer } from "~/domain/search-form";
import { parseForm } from "~/lib/form.server";

export const meta: MetaFunction = () => [
  { title: `Find the Perfect Gift · ${PRODUCT_NAME}` },
  {
    name: "description",
    content:
      "Tell us who it is for, and see about five gift ideas with real products, prices and an honest summary.",
  },
];

export function loader({ request, context }: LoaderFunctionArgs) {
  const fields = prefillFrom(new URL(request.url).searchParams);
  return { fields, uid: context.searches.newUid() };
}

/** Starts a search and leads to its results, or answers its uid to a form in a modal. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const parsed = parseForm(form, briefSchema);
  if (!parsed.ok) return data<SearchFormAnswer>({ refused: parsed.refused }, { status: 422 });
  const uid = await context.searches.start(parsed.value, String(form.get("uid") ?? ""));
  if (form.get("mode") === "modal") return data<SearchFormAnswer>({ uid });
  throw redirect(`/giftsearch/${uid}`, 303);
}

/** A failed request is said in the form, where what was typed still stands. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<typeof action>();
  } catch (error) {
    if (error instanceof Response) throw error;
    const text = isRouteErrorResponse(error) && typeof error.data === "string" ? error.data : "";
    return { failure: text || "Unknown error occurred" } satisfies SearchFormAnswer;
  }
}

export default function Home() {
  const { fields, uid } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className={page()}>
      <div className={twoColumns}>
        <section className={panel} aria-labelledby="search-title">
          <div className={stack({ gap: "medium" })}>
            <h1 id="search-title">Find the Perfect Gift</h1>
            <GiftSearchForm
              key={JSON.stringify(fields)}
              mode="navigate"
              uid={uid}
              fields={fields}
              answer={answer}
            />
          </div>
        </section>
        <Welcome />
      </div>
    </div>
  );
}
