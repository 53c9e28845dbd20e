import { createContext, useContext } from "react";

/** The nonce of the page's CSP (server only) and the id of a request that failed. */
type Marks = { nonce?: string; requestId?: string };

export const RequestMarks = createContext<Marks>({});

export function useRequestMarks(): Marks {
  return useContext(RequestMarks);
}
