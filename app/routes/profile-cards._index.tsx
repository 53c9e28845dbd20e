/** The list alone. */
export default function Index() {
  return null;
}
