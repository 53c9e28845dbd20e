/** What the birthday of somebody who is not born yet is called, and the occasion to search for. */
export const BIRTH = { label: "Expected birth", name: "New baby" } as const;
