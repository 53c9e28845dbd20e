/** A link, in a new tab so that nothing typed is lost, to a challenge that spares the wait. */
export function ProveHuman() {
  return (
    <a href="/challenge" target="_blank" rel="noreferrer">
      Or show that you are a person (opens in a new tab)
    </a>
  );
}
