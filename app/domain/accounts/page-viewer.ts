/**
 * The header by which a post says whose page it comes from (the account's id), and by which a refusal
 * says that somebody else is logged in now. docs/decisions/084-a-lost-connection-is-a-wait.md
 */
export const PAGE_VIEWER_HEADER = "X-Page-Viewer";
