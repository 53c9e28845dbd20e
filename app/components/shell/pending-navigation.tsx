import { useNavigation } from "@remix-run/react";
import { Spinner } from "~/components/ui/spinner";
import * as styles from "./pending-navigation.css";

/** The centred spinner of a navigation whose screen is still on its way. */
export function PendingNavigation() {
  const { state } = useNavigation();
  if (state === "idle") return null;
  return (
    <div className={styles.centre}>
      <Spinner label="One moment…" />
    </div>
  );
}
