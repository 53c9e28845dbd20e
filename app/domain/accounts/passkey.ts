type Descriptor = { type: "public-key"; id: string; transports: Transport[] };
/** https://www.w3.org/TR/webauthn-3/#enum-transport */
export const TRANSPORTS = [
  "ble",
  "cable",
  "hybrid",
  "internal",
  "nfc",
  "smart-card",
  "usb",
] as const;
export type Transport = (typeof TRANSPORTS)[number];

/** The argument of the browser's `navigator.credentials.create`, as JSON. */
export type CreationOptions = {
  rp: { id: string; name: string };
  user: { id: string; name: string; displayName: string };
  challenge: string;
  pubKeyCredParams: { type: "public-key"; alg: number }[];
  timeout: number;
  excludeCredentials: Descriptor[];
  authenticatorSelection: {
    residentKey: "required";
    requireResidentKey: true;
    userVerification: "required";
  };
  attestation: "none";
};
