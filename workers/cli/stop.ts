/** An expected error that ends a command: only its message is printed. */
export class Stop extends Error {
  override name = "Stop";
}
