import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";

/**
 * A picture of the sample catalogue that has been redrawn since its address was saved: the plain one of
 * its subject. Those that are there are files, which never get here.
 */
export function loader({ params: { subject = "", file = "" } }: LoaderFunctionArgs) {
  if (!/^[a-z-]+$/.test(subject) || !/^[0-9a-f]{10}\.svg$/.test(file))
    throw new Response(null, { status: 404 });
  return redirect(`/sample/${subject}.svg`, 302);
}
