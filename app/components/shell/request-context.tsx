import { createContext, useContext } from "react";

type RequestDetails = {
  /** The nonce of the page's CSP; server only. */
  nonce?: string;
  /** The script that runs before the first paint; server only. */
  firstScript?: string;
  /** The styles of every page; server only, and absent if they could not be read. */
  styles?: string;
  /** The id of a failed request, shown on the error page. */
  requestId?: string;
};

export const RequestContext = createContext<RequestDetails>({});

export function useRequestContext(): RequestDetails {
  return useContext(RequestContext);
}
