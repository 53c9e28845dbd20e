/** The checkbox that replaces the native one. */
export { Root as RadixCheckbox } from "@radix-ui/react-checkbox";
