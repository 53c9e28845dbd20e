import { createContext, useContext } from "react";
import type { Region } from "~/domain/shared/region";

/** The signed-in user as sent to the browser. Contains no secrets. */
export type SignedIn = {
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
  isSubscribedToMailingList: boolean;
  region: Region;
  /** The session's public id, not its secret. */
  sessionId: string;
};

const ViewerContext = createContext<SignedIn | null | undefined>(undefined);

export const ViewerProvider = ViewerContext.Provider;

/** The signed-in user, or null. Throws outside a ViewerProvider. */
export function useViewer(): SignedIn | null {
  const viewer = useContext(ViewerContext);
  if (viewer === undefined) throw new Error("useViewer must be used within a ViewerProvider.");
  return viewer;
}

/** The region of the signed-in user's account, whose dates they read; the UK for a visitor. */
export const useRegion = (): Region => useViewer()?.region ?? "UK";
