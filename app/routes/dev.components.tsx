import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { ComponentGallery } from "~/components/component-gallery";
import { page, stack } from "~/components/page.css";
import { pageMeta } from "~/domain/page-meta";
import { requireLocal } from "~/lib/local.server";

export const meta = pageMeta("Components", "Every component in every state, in both themes.");

export function loader({ context }: LoaderFunctionArgs) {
  requireLocal(context.config);
  return null;
}

export default function Components() {
  return (
    <div className={page()}>
      <div className={stack({ gap: "large" })}>
        <h1>Components</h1>
        <ComponentGallery theme="dark" />
        <ComponentGallery theme="light" />
      </div>
    </div>
  );
}
