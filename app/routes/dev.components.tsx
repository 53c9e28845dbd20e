import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { ComponentGallery } from "~/components/dev/component-gallery";
import { PictureSheet } from "~/components/dev/picture-sheet";
import { page, stack } from "~/components/ui/page.css";
import { samplePictures } from "~/domain/screens/sample-pictures.server";
import { requireLocal } from "~/lib/local.server";
import { pageMeta } from "~/lib/page-meta";

export const meta = pageMeta(
  "Components",
  "Every component in every state, in the theme of the page.",
);

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireLocal(context);
  // Two thousand pictures, which a browser without scripts would load at once.
  const withPictures = new URL(request.url).searchParams.has("pictures");
  return { subjects: withPictures ? await samplePictures(context.db) : [] };
}

export default function Components() {
  const { subjects } = useLoaderData<typeof loader>();
  return (
    <div className={page()}>
      <div className={stack({ gap: "large" })}>
        <h1>Components</h1>
        <ComponentGallery />
        {subjects.length > 0 && <PictureSheet subjects={subjects} />}
        <Link to="?pictures">Pictures of the sample catalogue</Link>
      </div>
    </div>
  );
}
