import { createContext, useContext } from "react";

type RequestDetails = {
  /** Of the page's CSP; server only. */
  nonce?: string;
  /** What runs before the first paint; server only. */
  firstScript?: string;
  /** The id of a request that failed. */
  requestId?: string;
};

export const RequestContext = createContext<RequestDetails>({});

export function useRequestContext(): RequestDetails {
  return useContext(RequestContext);
}
