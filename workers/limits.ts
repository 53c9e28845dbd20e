import { clientKey } from "~/domain/client-address";

/** What is limited by address, and the name of its binding in wrangler.toml. */
const BINDINGS = {
  login: "LIMIT_LOGIN",
  register: "LIMIT_REGISTER",
  forgot: "LIMIT_FORGOT",
  codes: "LIMIT_CODES",
  contact: "LIMIT_CONTACT",
} as const;

export type Limited = keyof typeof BINDINGS;

/** The period of the bindings: whoever is over a limit may try again after it. */
export const LIMIT_PERIOD_S = 60;

export type Limits = {
  /** Counts a request; the seconds to wait where there were too many, else null. */
  secondsToWait: (what: Limited, request: Request) => Promise<number | null>;
};

/** The limits of an environment. A binding that is absent limits nothing; deploying asks for them. */
export function createLimits(env: Record<string, unknown>): Limits {
  return {
    async secondsToWait(what, request) {
      const binding = env[BINDINGS[what]];
      if (!isRateLimit(binding)) return null;
      const key = clientKey(request.headers.get("CF-Connecting-IP"));
      const { success } = await binding.limit({ key });
      return success ? null : LIMIT_PERIOD_S;
    },
  };
}

function isRateLimit(binding: unknown): binding is RateLimit {
  return typeof binding === "object" && binding !== null && "limit" in binding;
}
