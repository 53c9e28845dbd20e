/** An expected reason to end a command: its message is all that is shown. */
export class Stop extends Error {
  override name = "Stop";
}
