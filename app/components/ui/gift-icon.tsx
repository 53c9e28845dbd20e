/** A wrapped present in the colour of the text around it; `size` in px. */
export function GiftIcon({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth={48 / size} strokeLinejoin="round">
        <path d="M4 12v8h16v-8M3 8h18v4H3zM12 8v12" />
        <path d="M12 8C10 3.5 6 3 6 5.5S9 8 12 8Zm0 0c2-4.5 6-5 6-2.5S15 8 12 8Z" />
      </g>
    </svg>
  );
}
