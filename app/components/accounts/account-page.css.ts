import { globalStyle, style } from "@vanilla-extract/css";
import { page } from "~/components/ui/page.css";
import { vars } from "~/styles/theme.css";
import { gutter, radius, screen, space } from "~/styles/tokens";

const withSidebar = "16rem minmax(0, 1fr)";

/** The links to the sections, beside the sections from 900 px. */
export const layout = style([
  page({ width: "wide" }),
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[5],
    "@media": {
      [screen.tablet]: { gridTemplateColumns: withSidebar, columnGap: space[7], rowGap: space[6] },
    },
  },
]);
globalStyle(`${layout} > h1`, { gridColumn: "1 / -1" });

/** One row to scroll on a phone, a column that stays in view beside the sections. */
export const nav = style({
  // To the edges of the window, so that what is cut off shows that there is more.
  marginInline: `calc(-1 * ${gutter})`,
  paddingInline: gutter,
  paddingBlock: space[1],
  overflowX: "auto",
  "@media": {
    [screen.tablet]: { margin: 0, padding: 0, alignSelf: "start", overflow: "visible" },
    [`${screen.tablet} and (min-height: 40rem)`]: {
      position: "sticky",
      insetBlockStart: space[5],
    },
    print: { display: "none" },
  },
});
export const navList = style({
  // Marks the section in view, in browsers that know it.
  ...({ scrollTargetGroup: "auto" } as object),
  display: "flex",
  gap: space[1],
  width: "max-content",
  listStyle: "none",
  "@media": { [screen.tablet]: { display: "grid", width: "auto", marginInline: `-${space[3]}` } },
});
export const navLink = style({
  display: "flex",
  alignItems: "center",
  minHeight: "2.75rem",
  paddingInline: space[3],
  borderRadius: radius.medium,
  color: vars.color.mutedOnBackground,
  textDecoration: "none",
  ":hover": { background: vars.color.line, color: vars.color.onBackground },
});
// Rules of their own, because browsers that do not know a selector leave out its whole rule.
globalStyle(`${navLink}:target-current`, {
  background: vars.color.raised,
  color: vars.color.onBackground,
  fontWeight: 600,
});

/** A column whose gaps an empty notice can take back, which a grid's cannot be. */
export const sections = style({
  display: "flex",
  flexDirection: "column",
  gap: space[6],
  minWidth: 0,
  maxWidth: "44rem",
  "@media": { [screen.desktop]: { maxWidth: "none" } },
});

/** A line, then the heading with its sentence beside the rest from 1200 px. */
export const section = style({
  display: "grid",
  gap: space[4],
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  scrollMarginBlockStart: space[4],
  selectors: {
    "& + &": { paddingBlockStart: space[6], borderBlockStart: `1px solid ${vars.color.line}` },
  },
  "@media": {
    [screen.desktop]: {
      gridTemplateColumns: "minmax(13rem, 1fr) minmax(0, 40rem)",
      columnGap: space[7],
    },
  },
});
export const head = style({ display: "grid", gap: space[2] });
export const body = style({ display: "grid", gap: space[4], minWidth: 0 });

export const choices = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
});
/** A recommendation above the sections. */
export const advice = style({
  padding: space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.medium,
  background: vars.color.raised,
});
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
});
/** Beside a button where there is room. */
export const words = style({ flex: "1 1 20rem" });
export const rows = style({ display: "grid", listStyle: "none" });
export const session = style([
  row,
  {
    paddingBlock: space[3],
    selectors: {
      "&:first-child": { paddingBlockStart: 0 },
      "& + &": { borderBlockStart: `1px solid ${vars.color.line}` },
    },
  },
]);
export const more = style({
  minHeight: "2.75rem",
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  cursor: "pointer",
});
