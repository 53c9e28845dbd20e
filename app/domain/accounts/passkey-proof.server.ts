import { createPublicKey, verify } from "node:crypto";
import { z } from "zod";
import { base64url } from "~/lib/oslo.server";

type Bytes = Uint8Array<ArrayBuffer>;

/** Which ceremony is expected, and the origin of the site. */
type Expected = { type: "webauthn.create" | "webauthn.get"; origin: string };
/** What a browser says that its authenticator said, both as base64url. */
export type Ceremony = { clientDataJSON: string; authenticatorData: string };
/** `credentialId` is there at a registration only. */
type Read = { challenge: string; counter: number; credentialId: string | null };

const clientDataSchema = z.object({
  type: z.string(),
  challenge: z.string(),
  origin: z.string(),
  crossOrigin: z.boolean().optional(),
});

/** The layout of authenticator data, in bytes: https://www.w3.org/TR/webauthn-3/#authenticator-data */
const AT = { flags: 32, counter: 33, idLength: 53, id: 55 } as const;
const FLAGS = { present: 0x01, verified: 0x04, credential: 0x40 } as const;

/**
 * Reads a ceremony whose site, type and user verification are as expected; null if they are not. The
 * caller checks the challenge and, at a log-in, the signature with `isSignedBy`. The steps are those
 * of https://www.w3.org/TR/webauthn-3/#sctn-verifying-assertion, without attestation.
 */
export async function readCeremony(
  { clientDataJSON, authenticatorData }: Ceremony,
  { type, origin }: Expected,
): Promise<Read | null> {
  const client = parseClientData(clientDataJSON);
  const data = decode(authenticatorData);
  if (!client || !data || data.length <= AT.counter + 3) return null;
  if (client.type !== type || client.origin !== origin || client.crossOrigin) return null;
  const site = await sha256(new TextEncoder().encode(new URL(origin).hostname));
  if (site.some((byte, place) => byte !== data[place])) return null;
  const flags = data[AT.flags] ?? 0;
  const has = (flag: number) => (flags & flag) !== 0;
  if (!has(FLAGS.present) || !has(FLAGS.verified)) return null;
  const view = new DataView(data.buffer);
  const { challenge } = client;
  const counter = view.getUint32(AT.counter);
  if (!has(FLAGS.credential) || data.length < AT.id)
    return { challenge, counter, credentialId: null };
  const id = data.slice(AT.id, AT.id + view.getUint16(AT.idLength));
  return { challenge, counter, credentialId: encode(id) };
}

/** Whether a public key (SubjectPublicKeyInfo as base64url) is of an algorithm that we ask for. */
export function isUsableKey(publicKey: string): boolean {
  try {
    const { asymmetricKeyType: type, asymmetricKeyDetails: details } = importKey(publicKey);
    if (type === "ec") return details?.namedCurve === "prime256v1";
    if (type === "rsa") return (details?.modulusLength ?? 0) >= 2048;
    return type === "ed25519";
  } catch {
    return false;
  }
}

/** Whether a ceremony was signed with the private key of a passkey. */
export async function isSignedBy(
  publicKey: string,
  { clientDataJSON, authenticatorData, signature }: Ceremony & { signature: string },
): Promise<boolean> {
  const [client, data, sign] = [clientDataJSON, authenticatorData, signature].map(decode);
  if (!client || !data || !sign) return false;
  const signed = new Uint8Array([...data, ...(await sha256(client))]);
  const key = importKey(publicKey);
  const digest = key.asymmetricKeyType === "ed25519" ? null : "sha256";
  return verify(digest, signed, key, sign);
}

function parseClientData(text: string) {
  try {
    const json = JSON.parse(new TextDecoder().decode(decode(text) ?? new Uint8Array()));
    return clientDataSchema.parse(json);
  } catch {
    return null;
  }
}

const importKey = (publicKey: string) =>
  createPublicKey({ key: Buffer.from(publicKey, "base64url"), format: "der", type: "spki" });

function decode(text: string): Bytes | null {
  try {
    return new Uint8Array(base64url.decode(text, { strict: false }));
  } catch {
    return null;
  }
}

const encode = (bytes: Bytes) => base64url.encode(bytes, { includePadding: false });

async function sha256(bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}
