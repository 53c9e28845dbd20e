import * as Radix from "@radix-ui/react-checkbox";

/** The styled checkbox that replaces the native one. */
export function RadixCheckbox(props: Radix.CheckboxProps) {
  return (
    <Radix.Root {...props}>
      <Radix.Indicator>
        <svg width="16" height="16" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path
            d="m5 12.5 4.5 4.5L19 7.5"
            fill="none"
            stroke="currentColor"
            strokeWidth="3.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </Radix.Indicator>
    </Radix.Root>
  );
}
