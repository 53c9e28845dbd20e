import { createContext, useContext } from "react";

/** What the browser may know of who is signed in. Nothing of it is secret. */
export type SignedIn = {
  email: string;
  firstName: string;
  lastName: string;
  isSubscribedToMailingList: boolean;
  /** Names the session to its owner; it opens nothing. */
  sessionId: string;
};

const ViewerContext = createContext<SignedIn | null | undefined>(undefined);

export const ViewerProvider = ViewerContext.Provider;

/** Who is signed in, or null. Throws outside a ViewerProvider. */
export function useViewer(): SignedIn | null {
  const viewer = useContext(ViewerContext);
  if (viewer === undefined) throw new Error("useViewer must be used within a ViewerProvider.");
  return viewer;
}
