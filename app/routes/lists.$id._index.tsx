/** The list without a nested page. */
export default function Index() {
  return null;
}
