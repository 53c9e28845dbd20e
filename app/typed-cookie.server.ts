import type { AppLoadContext } from "@remix-run/cloudflare";
import { hashSecret } from "./domain/shared/secrets.server";
import { hostCookie, isSecure } from "./lib/host-cookie.server";
import { base64url } from "./lib/oslo.server";
import { packFields, unpackFields } from "./lib/packed-fields.server";
import { readForm } from "./lib/read-form.server";
import { seal, unseal } from "./lib/sealed.server";

/** How long what was typed is kept for a login, in seconds. */
const KEPT_S = 60 * 60;
/**
 * In bytes. Sealed and written as a cookie they are about 3,820; browsers take 4,096 (RFC 6265bis, 5.6).
 */
const LONGEST_PACKED = 1_536;
const PURPOSE = "what was typed before a login";
/** Secrets, and what is not typed. */
const LEFT_OUT = /password|code|credential|token|secret|passkey|recovery|^before$/i;

/** The parameter of an address to which what was typed belongs. */
export const KEPT = "kept";

/**
 * Keeps what was typed into a form whose session had ended, for the form to show it again after the
 * login (docs/decisions/085-what-was-typed-is-kept.md).
 */
const typedCookie = (context: AppLoadContext) =>
  hostCookie("typed", { secure: isSecure(context), maxAge: KEPT_S });

/**
 * Keeps the fields of a posted form, as many as fit into a cookie, without secrets. Returns the key that
 * the form's address needs to get them back, and the Set-Cookie header; null if there is nothing to keep, or
 * this network address has had too much kept. `findOwner` returns the hash of the address of the account
 * that alone may see it; without one nothing is kept.
 */
export async function keepTyped(
  request: Request,
  context: AppLoadContext,
  findOwner: () => Promise<string | null>,
): Promise<{ key: string; header: string } | null> {
  if ((await context.limits.secondsToWait("typed", request)) !== null) return null;
  const owner = await findOwner();
  if (owner === null) return null;
  const form = await readForm(request).catch(() => null);
  if (!form) return null;
  const names = [...new Set(form.keys())].filter((name) => !LEFT_OUT.test(name));
  const fields = names.map((name): [string, string] => [name, textOf(form, name)]);
  const packed = await packFields(fields, LONGEST_PACKED);
  if (packed === null) return null;
  const key = crypto.randomUUID();
  const sealed = await seal(
    context.secrets,
    PURPOSE,
    base64url.encode(packed),
    boundTo(key, owner),
  );
  return { key, header: await typedCookie(context).serialize(sealed) };
}

/** What is sealed belongs to an address of a form and to an account. */
const boundTo = (key: string, owner: string) => `${key} ${owner}`;

/** The Set-Cookie header that forgets what was typed. */
export function endTypedHeader(context: AppLoadContext): Promise<string> {
  return typedCookie(context).serialize("", { maxAge: 0 });
}

/**
 * Whether a form that showed what was kept has been accepted: then it is needed no more. An answer that
 * keeps anew is that of a session that has ended again.
 */
export function isKeptAccepted(request: Request, response: Response): boolean {
  const keepsAnew = /(?:^|, *)(?:__Host-)?typed=/.test(response.headers.get("Set-Cookie") ?? "");
  const isKept = new URL(request.url).searchParams.has(KEPT);
  return request.method === "POST" && isKept && response.status < 400 && !keepsAnew;
}

/** The value of a field; several, such as those of checkboxes, are joined by spaces. */
function textOf(form: FormData, name: string): string {
  const values = form.getAll(name).filter((value) => typeof value === "string");
  return values.join(" ");
}

/**
 * What the viewer typed into the form of this address before a login, by field; null if nothing was kept,
 * or for another account.
 */
export async function readTyped(
  request: Request,
  context: AppLoadContext,
  viewer: { email: string },
): Promise<Record<string, string> | null> {
  const key = new URL(request.url).searchParams.get(KEPT);
  if (!key) return null;
  const sealed: unknown = await typedCookie(context).parse(request.headers.get("Cookie"));
  if (typeof sealed !== "string") return null;
  const bound = boundTo(key, await hashSecret(viewer.email));
  const packed = await unseal(context.secrets, PURPOSE, sealed, bound);
  if (packed === null) return null;
  return unpackFields(base64url.decode(packed));
}
