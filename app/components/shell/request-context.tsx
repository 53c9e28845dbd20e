import { createContext, useContext } from "react";

type Marks = {
  /** Of the page's CSP; server only. */
  nonce?: string;
  /** What runs before the first paint; server only. */
  firstScript?: string;
  /** The id of a request that failed. */
  requestId?: string;
};

export const RequestMarks = createContext<Marks>({});

export function useRequestMarks(): Marks {
  return useContext(RequestMarks);
}
