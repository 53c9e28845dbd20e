import type { TestProject } from "vitest/node";
import { startUpstreams } from "./server";

/** Starts the fake services for all unit tests; `inject("upstreams")` is their origin. */
export async function setup(project: TestProject) {
  const { origin, stop } = await startUpstreams();
  project.provide("upstreams", origin);
  return stop;
}

declare module "vitest" {
  export interface ProvidedContext {
    upstreams: string;
  }
}
