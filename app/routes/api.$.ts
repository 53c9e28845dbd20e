import { problem } from "~/lib/http.server";

const notFound = () => problem(404, "There is nothing at this address.");

export const loader = notFound;
export const action = notFound;
