import { vi } from "vitest";

type Handlers = Record<string, (part: unknown) => unknown>;

/** Counts from now on how often parsers of pages call what is given to them; undone by `vi.unstubAllGlobals`. */
export function countParserCalls(): () => number {
  let calls = 0;
  const counted = (handlers: Handlers) =>
    Object.fromEntries(
      Object.entries(handlers).map(([name, handle]) => [
        name,
        (part: unknown) => {
          calls += 1;
          return handle(part);
        },
      ]),
    );
  const Real = HTMLRewriter;
  const construct = () => {
    const rewriter = new Real();
    return {
      on(selector: string, handlers: Handlers) {
        rewriter.on(selector, counted(handlers));
        return this;
      },
      transform: (response: Response) => rewriter.transform(response),
    };
  };
  vi.stubGlobal("HTMLRewriter", new Proxy(Real, { construct }));
  return () => calls;
}
