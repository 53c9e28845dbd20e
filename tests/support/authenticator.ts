import type { CreationOptions } from "~/domain/accounts/passkey";
import type { CreatedPasskey, UsedPasskey } from "~/domain/accounts/passkey.schema";
import { base64url } from "~/lib/oslo.server";

type Changes = {
  origin?: string;
  type?: string;
  crossOrigin?: boolean;
  /** Presence, user verification and, at a registration, attested data are 0x01, 0x04 and 0x40. */
  flags?: number;
  rpId?: string;
  userHandle?: string;
};

const encode = (bytes: Uint8Array) => base64url.encode(bytes, { includePadding: false });
const utf8 = (text: string) => new TextEncoder().encode(text);
const sha256 = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));

const ALGORITHMS = {
  ES256: { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" },
  RS256: {
    name: "RSASSA-PKCS1-v1_5",
    modulusLength: 2048,
    publicExponent: new Uint8Array([1, 0, 1]),
    hash: "SHA-256",
  },
  EdDSA: { name: "Ed25519" },
} as const;

/**
 * An authenticator in software: makes one passkey and signs with it, as a browser passes it on
 * (https://www.w3.org/TR/webauthn-3/). `counter` is the signature counter of its next signature.
 */
export async function newAuthenticator(algorithm: keyof typeof ALGORITHMS = "ES256") {
  const id = crypto.getRandomValues(new Uint8Array(16));
  const how = ALGORITHMS[algorithm];
  const keys = (await crypto.subtle.generateKey(how, true, ["sign", "verify"])) as CryptoKeyPair;
  const spki = (await crypto.subtle.exportKey("spki", keys.publicKey)) as ArrayBuffer;
  let handle = "";

  async function ceremony(challenge: string, rpId: string, changes: Changes, more: number[]) {
    const { origin = "http://ribbon.test", crossOrigin = false } = changes;
    const client = { type: changes.type, challenge, origin, crossOrigin };
    const head = await sha256(utf8(changes.rpId ?? rpId));
    const counter = [...new Uint8Array(new Uint32Array([authenticator.counter]).buffer)].reverse();
    const data = new Uint8Array([...head, changes.flags ?? 0x05, ...counter, ...more]);
    return { clientData: utf8(JSON.stringify(client)), data };
  }

  const authenticator = {
    counter: 0,

    async create(options: CreationOptions, changes: Changes = {}): Promise<CreatedPasskey> {
      handle = options.user.id;
      const attested = [...new Uint8Array(16), 0, id.length, ...id];
      const all = { type: "webauthn.create", flags: 0x45, ...changes };
      const { clientData, data } = await ceremony(options.challenge, options.rp.id, all, attested);
      const response = {
        clientDataJSON: encode(clientData),
        authenticatorData: encode(data),
        publicKey: encode(new Uint8Array(spki)),
        transports: ["internal" as const],
      };
      return { id: encode(id), response };
    },

    async get(
      options: { challenge: string; rpId: string },
      changes: Changes = {},
    ): Promise<UsedPasskey> {
      const all = { type: "webauthn.get", ...changes };
      const { clientData, data } = await ceremony(options.challenge, options.rpId, all, []);
      const signed = new Uint8Array([...data, ...(await sha256(clientData))]);
      const raw = new Uint8Array(await crypto.subtle.sign(how, keys.privateKey, signed));
      const signature = algorithm === "ES256" ? toDer(raw) : raw;
      const response = {
        clientDataJSON: encode(clientData),
        authenticatorData: encode(data),
        signature: encode(signature),
        userHandle: changes.userHandle ?? handle,
      };
      return { id: encode(id), response };
    },
  };
  return authenticator;
}

/** An ECDSA signature as authenticators write it: two integers in ASN.1. */
function toDer(raw: Uint8Array): Uint8Array {
  const integer = (bytes: Uint8Array) => {
    const start = bytes.findIndex((byte) => byte !== 0);
    const digits = [...bytes.slice(start)];
    const signed = (digits[0] ?? 0) >= 0x80 ? [0, ...digits] : digits;
    return [0x02, signed.length, ...signed];
  };
  const body = [...integer(raw.slice(0, 32)), ...integer(raw.slice(32))];
  return new Uint8Array([0x30, body.length, ...body]);
}
