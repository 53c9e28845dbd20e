/** A tick of two borders, which forced colours keep, as a `::before`. */
export const tick = {
  content: '""',
  width: "0.375rem",
  height: "0.6875rem",
  border: "solid",
  borderWidth: "0 0.15rem 0.15rem 0",
  transform: "translateY(-0.0625rem) rotate(45deg)",
} as const;
