import { style } from "@vanilla-extract/css";
import { radius, screen, space } from "~/styles/tokens";

/** One row, which scrolls where it is too long. */
export const links = style({
  overflowX: "auto",
  scrollbarWidth: "none",
  // Room for the ring of focus.
  padding: 4,
  margin: -4,
  "@media": { print: { display: "none" } },
});
export const list = style({ display: "flex", gap: space[2], listStyle: "none" });
export const place = style({
  flex: "0 0 11rem",
  // A long title is cut to the eye, instead of making its link wide.
  minWidth: 0,
  height: "2.75rem",
  borderRadius: radius.round,
  "@media": {
    [screen.phone]: { flexBasis: "13rem" },
    [screen.tablet]: { flex: "1 0 11rem", maxWidth: "20rem" },
  },
});
export const link = style({
  width: "100%",
  height: "100%",
  color: "inherit",
  textDecoration: "none",
  justifyContent: "center",
});
export const title = style({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
