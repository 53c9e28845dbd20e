import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { ComponentGallery } from "~/components/dev/component-gallery";
import { page, stack } from "~/components/ui/page.css";
import { requireLocal } from "~/lib/local.server";
import { pageMeta } from "~/lib/page-meta";

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
