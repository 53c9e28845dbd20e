import { z } from "zod";

const LONGEST_ADDRESS = 2000;
const LONGEST_TIME = 40;

/** The fields of a picture in the form of a gift, both empty if there is none. */
export const formPicture = {
  picture: z.string().max(LONGEST_ADDRESS).default(""),
  asOf: z.string().max(LONGEST_TIME).default(""),
};
