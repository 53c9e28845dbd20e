// The only file that knows oslo, which is not maintained
// (docs/decisions/080-packages-that-are-kept-though-old.md).
export { constantTimeEqual, generateRandomString, HMAC } from "oslo/crypto";
export { base32, base64url } from "oslo/encoding";
export { createJWT, parseJWT } from "oslo/jwt";
export { createTOTPKeyURI, generateHOTP } from "oslo/otp";
