import { problem } from "~/lib/http.server";

const notThere = () => problem(404, "There is nothing at this address.");

export const loader = notThere;
export const action = notThere;
