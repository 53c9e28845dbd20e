/** Characters that are many, in words of their own, once they are normalised: U+FDFA is eighteen. */
export const COMPATIBILITY = [
  "\ufdfa",
  "\ufdfb",
  ...Array.from({ length: 0x58 }, (_, place) => String.fromCharCode(0x3300 + place)),
  ...["\u3371", "\u33ff", "\u2a74", "\u1f82", "\u{1f240}", "\u{1d160}", "\u00bd", "\u2100"],
];
