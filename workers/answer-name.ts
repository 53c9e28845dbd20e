import { sha256Hex } from "~/lib/sha256";

/**
 * Increase with every change to the shape of a kept answer, so that none of an older shape is read:
 * they outlive a deployment.
 */
const SHAPE_VERSION = 1;

/** The name under which both stores keep an answer: a hash, because keys may quote a search. */
export const nameOfAnswer = (key: string) => sha256Hex(`${SHAPE_VERSION} ${key}`);
